// The label of an item, with the badge beside it if it has one. Read aloud, and without styles, the badge follows after
// a comma: “Refunds, New”.

interface SidebarLabelProps {
  readonly label: string;
  readonly badge: string | undefined;
}

export function SidebarLabel({ label, badge }: SidebarLabelProps) {
  if (badge === undefined) return label;
  return (
    <span>
      {label}
      <span>, </span>
      <small>{badge}</small>
    </span>
  );
}
