// A decorative icon. The drawing is a mask in icons.css, so that it weighs nothing in the pages and takes the colour of
// the text; the words beside it, or the control's name, say what it means. The two that stand in the bar on phones are
// drawn in the page: a page's first paint there needs no other, and making the picture takes longer.

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

const drawn: { readonly [name in IconProps['name']]?: string } = {
  menu: 'M3 6h18M3 12h18M3 18h18',
  search: 'M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 1 1 13 0M15.5 15.5 21 21',
};

export function Icon({ name }: IconProps) {
  const path = drawn[name];
  if (path !== undefined) {
    return (
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} />
      </svg>
    );
  }
  return <span data-icon={name} />;
}
