// The label of an item with its badge, if any. In screen readers and without styles, the badge follows after a comma:
// “Refunds, New”.

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
