import { links } from './shared/links.ts';

export default function Footer() {
  return (
    <footer>
      {links().map((link) => (
        <a key={link.href} href={link.href}>
          {link.label.toUpperCase()}
        </a>
      ))}
    </footer>
  );
}
