// The picture of the landing page, drawn for it: a sheet with a signature, the request that asked for it, and
// the seal that makes it count. Its colours are the tokens' (styles/home.css).

export function HeroPicture() {
  return (
    <svg className="hero-picture" viewBox="0 0 352 248" aria-hidden="true" focusable="false">
      <rect className="art-sheet-back" x="118" y="18" width="180" height="214" rx="4" transform="rotate(5 208 125)" />
      <g transform="rotate(-2 208 125)">
        <rect className="art-sheet" x="112" y="12" width="184" height="222" rx="4" />
        <path className="art-title" d="M134 42h74" />
        <path className="art-text" d="M134 62h140M134 76h128M134 90h136M134 104h92M134 126h140M134 140h116" />
        <path className="art-rule" d="M146 202h108" />
        <path
          className="art-signature"
          d="M152 194c8-14 20-34 25-31 5 4-14 31-9 33 5 1 14-20 18-18 4 1-5 16 0 16 5 1 8-14 13-13 4 1-3 13 2 13 7 0 9-18 14-17 4 1-2 16 4 16 8-1 16-11 29-12"
        />
      </g>
      <g transform="rotate(2 84 190)">
        <rect className="art-card" x="2" y="148" width="136" height="82" rx="6" />
        <path className="art-code art-code-keyword" d="M18 167h20" />
        <path className="art-code art-code-name" d="M48 167h48" />
        <path className="art-code art-code-name" d="M30 182h26" />
        <path className="art-code art-code-string" d="M66 182h52" />
        <path className="art-code art-code-name" d="M30 197h18" />
        <path className="art-code art-code-string" d="M58 197h38" />
        <path className="art-code art-code-quiet" d="M18 212h10" />
      </g>
      <circle className="art-seal" cx="296" cy="184" r="40" />
      <circle className="art-ring" cx="296" cy="184" r="34" />
      <path className="art-nib" d="m296 213-14-24 6.6-15.5h14.8L310 189Z" />
      <path className="art-slit" d="M296 208v-18" />
      <circle className="art-slit" cx="296" cy="188.5" r="4" />
    </svg>
  );
}
