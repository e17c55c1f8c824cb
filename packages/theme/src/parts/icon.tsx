// A decorative icon. The drawing is a mask in styles/icons.css, so that it weighs nothing in the pages and
// takes the colour of the text; the words beside it, or the control's name, say what it means.

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

export function Icon({ name }: IconProps) {
  return <span data-icon={name} />;
}
