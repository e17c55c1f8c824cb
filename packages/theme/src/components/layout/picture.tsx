// A picture of the site's own: a drawing stands in the page and takes its colours, anything else is an image. Only the
// server draws it. Where there is one for a dark ground too, the styles show either (browser/critical/bar.css).

import type { PictureFileView, PictureView } from '@docsgen/contract/views';

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
  readonly file: PictureFileView;
  readonly alt: string | undefined;
  readonly className: 'on-light' | 'on-dark' | undefined;
}

function PictureFile({ file, alt, className }: PictureFileProps) {
  const { width, height } = file;
  if (file.kind === 'image') {
    // What is not shown is not loaded either.
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
