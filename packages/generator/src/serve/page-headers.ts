// The headers of the site's host, sent while authors write: what its policy blocks is missing at once, not only in
// production.
import type { ArticleFacts } from '../model/site.ts';
import { type Headers, siteHeaders } from '../output/files/site-headers.ts';
import { headersRequest } from '../pages/open/headers-request.ts';
import type { OpenSite } from '../pages/open/open-site.ts';
import { headersPaths } from '../routes/output-paths.ts';

const policyName = 'Content-Security-Policy';

/** Live reload opens a WebSocket, which not every browser counts as the page's own origin. */
const liveSource = 'ws:';

/**
 * None if no host of the site sends headers. A build puts the needs of all articles into one policy; here, only those
 * of the shown article are known, because the others may not have been compiled.
 */
export function pageHeaders(site: OpenSite, facts: ArticleFacts | undefined): Headers {
  if (!site.graph.config.hosts.some((host) => headersPaths[host] !== undefined)) return {};
  const headers = siteHeaders(headersRequest(site, facts ? [facts] : []));
  return { ...headers, [policyName]: withLiveReload(headers[policyName] ?? '') };
}

function withLiveReload(policy: string): string {
  return /(?:^|; )connect-src /.test(policy)
    ? policy.replace(/(^|; )connect-src [^;]*/, (sources) => `${sources} ${liveSource}`)
    : `${policy}; connect-src 'self' ${liveSource}`;
}

/** The policy of such a page differs from that of the page before, so the browser has to load it as a document. */
export function needsOwnPolicy(facts: ArticleFacts | undefined): boolean {
  return (facts?.frames ?? facts?.head) !== undefined;
}
