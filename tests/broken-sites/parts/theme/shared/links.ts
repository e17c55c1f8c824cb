interface Link {
  readonly href: string;
  readonly label: string;
}

export function links(): readonly Link[] {
  throw new Error('there are no links');
}
