// The site's mark: a seal with a pen nib cut out of it. The same drawing is the favicon (assets/favicon.svg).

export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 32 32" width="28" height="28" aria-hidden="true" focusable="false">
      <circle className="mark-seal" cx="16" cy="16" r="15" />
      <path className="mark-nib" d="M16 27 9.5 15.2 12.4 7h7.2l2.9 8.2Z" />
      <path className="mark-slit" d="M16 26v-9.2" />
      <circle className="mark-seal" cx="16" cy="15.4" r="2.1" />
    </svg>
  );
}
