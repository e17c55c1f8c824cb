// The site's mark: a seal with a pen nib cut out of it. The same drawing is the favicon (assets/favicon.svg).

export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 32 32" width="28" height="28" aria-hidden="true" focusable="false">
      <circle className="mark-seal" cx="16" cy="16" r="15" />
      <path className="mark-nib" d="M16 28 8 14.6 11.8 6h8.4l3.8 8.6Z" />
      <path className="mark-slit" d="M16 25v-9" />
      <circle className="mark-seal" cx="16" cy="14.8" r="2.6" />
    </svg>
  );
}
