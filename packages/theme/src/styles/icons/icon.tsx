// A decorative icon. It is a mask in icons.css, so that it adds nothing to pages and has the color of the text.
// Adjacent text, or the accessible name of the control, describes its meaning. The two icons of the navbar on phones
// are inline SVG, because the first paint needs no others, and decoding the mask image would delay it.

interface IconProps {
  readonly name:
    | 'arrow'
    | 'caret'
    | 'close'
    | 'external'
    | 'folder'
    | 'home'
    | 'language'
    | 'menu'
    | 'moon'
    | 'page'
    | 'pencil'
    | 'search'
    | 'sun';
}

const inlinePaths: { readonly [name in IconProps['name']]?: string } = {
  menu: 'M3 6h18M3 12h18M3 18h18',
  search: 'M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 1 1 13 0M15.5 15.5 21 21',
};

export function Icon({ name }: IconProps) {
  const path = inlinePaths[name];
  if (path !== undefined) {
    return (
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} />
      </svg>
    );
  }
  return <span data-icon={name} />;
}
