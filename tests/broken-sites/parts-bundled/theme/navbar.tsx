import clsx from 'clsx';
import { Navbar, NavbarEn } from 'docsgen/theme';
import { help } from './help.ts';

export default () => (
  <div className={clsx(help)}>
    <Navbar />
    <NavbarEn />
  </div>
);
