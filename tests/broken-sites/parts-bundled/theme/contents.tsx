import { NavbarEn } from 'docsgen/theme';

export default () => <NavbarEn />;
