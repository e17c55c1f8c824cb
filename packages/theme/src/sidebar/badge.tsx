// A short text beside the label of an item. Read aloud, it is what the label is followed by: “Refunds, New”.

interface BadgeProps {
  readonly text: string | undefined;
}

export function Badge({ text }: BadgeProps) {
  if (text === undefined) return null;
  return (
    <small>
      <span className="sr-only">, </span>
      {text}
    </small>
  );
}
