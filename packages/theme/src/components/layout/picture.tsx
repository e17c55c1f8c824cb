// An image of the site. An SVG is inlined and uses the page's colors; other formats are <img> elements. If there is a
// variant for dark mode, CSS shows one of the two (browser/critical/bar.css). Rendered only on the server.

import type { ImageFileView, PictureView } from '@docsgen/contract/views';

interface PictureProps {
  readonly picture: PictureView;
}

export function Picture({ picture: { light, dark, alt } }: PictureProps) {
  if (dark === undefined) return <PictureFile file={light} alt={alt} className={undefined} />;
  return (
    <>
      <PictureFile file={light} alt={alt} className="on-light" />
      <PictureFile file={dark} alt={alt} className="on-dark" />
    </>
  );
}

interface PictureFileProps {
  readonly file: ImageFileView;
  readonly alt: string | undefined;
  readonly className: 'on-light' | 'on-dark' | undefined;
}

function PictureFile({ file, alt, className }: PictureFileProps) {
  const { width, height } = file;
  if (file.kind === 'image') {
    // Browsers do not load hidden images with `loading="lazy"`.
    return <img className={className} src={file.href} width={width} height={height} alt={alt ?? ''} loading="lazy" />;
  }
  return (
    <svg
      className={className}
      viewBox={file.viewBox}
      width={width}
      height={height}
      role={alt === undefined ? undefined : 'img'}
      aria-label={alt}
      aria-hidden={alt === undefined ? true : undefined}
      focusable="false"
      dangerouslySetInnerHTML={{ __html: file.shapes }}
    />
  );
}
