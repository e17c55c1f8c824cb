import gather from 'gather-names';
import { Navbar, NavbarEn } from 'docsgen/theme';
import { help } from './help.ts';

export default () => (
  <div className={gather(help)}>
    <Navbar />
    <NavbarEn />
  </div>
);
