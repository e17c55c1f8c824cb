// Providers of embedded content. They map the URL of a page, as people share it, to the URL of its frame.

export interface Embedded {
  readonly provider: string;
  /** URL of the frame. */
  readonly frame: string;
  /** Value of the frame's `allow` attribute. */
  readonly allow: string;
  /** Whether the frame is a known video player that shows no other content. */
  readonly isPlayer: boolean;
}

const player = { allow: 'autoplay; encrypted-media; fullscreen; picture-in-picture', isPlayer: true };

/** Returns `undefined` if the URL cannot be shown in a frame. */
export function embeddedAt(address: string): Embedded | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (url.protocol !== 'https:') return undefined;
  const host = url.hostname.replace(/^(www|m)\./, '');
  return (
    youTube(url, host) ?? vimeo(url, host) ?? { provider: host, frame: url.href, allow: 'fullscreen', isPlayer: false }
  );
}

/** Matches a video id. */
const videoId = /^[\w-]{6,20}$/;

/** Uses YouTube's domain without cookies. The video plays automatically, because the reader has already clicked. */
function youTube(url: URL, host: string): Embedded | undefined {
  const isShort = host === 'youtu.be';
  if (!isShort && host !== 'youtube.com' && host !== 'youtube-nocookie.com') return undefined;
  const [first = '', second = ''] = url.pathname.split('/').filter(Boolean);
  const named = ['embed', 'shorts', 'live'].includes(first) ? second : url.searchParams.get('v');
  const id = isShort ? first : named;
  if (id === null || !videoId.test(id)) return undefined;
  const start = secondsOf(url.searchParams.get('t') ?? url.searchParams.get('start'));
  const query = `autoplay=1${start === undefined ? '' : `&start=${start}`}`;
  return { provider: 'YouTube', frame: `https://www.youtube-nocookie.com/embed/${id}?${query}`, ...player };
}

/** Parses `90`, `90s` and `1m30s`. */
function secondsOf(written: string | null): number | undefined {
  const [, hours = 0, minutes = 0, seconds = 0] = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(written ?? '') ?? [];
  const found = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return found > 0 ? found : undefined;
}

function vimeo(url: URL, host: string): Embedded | undefined {
  if (host !== 'vimeo.com' && host !== 'player.vimeo.com') return undefined;
  const [, id, secret] = /^\/(?:video\/)?(\d+)(?:\/(\w+))?\/?$/.exec(url.pathname) ?? [];
  if (id === undefined) return undefined;
  const hash = secret ?? url.searchParams.get('h');
  const query = `dnt=1&autoplay=1${hash === null ? '' : `&h=${encodeURIComponent(hash)}`}`;
  return { provider: 'Vimeo', frame: `https://player.vimeo.com/video/${id}?${query}`, ...player };
}
