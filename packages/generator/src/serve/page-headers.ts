// Sends the same headers as the site's host in the development server, so that authors notice resources that its
// Content-Security-Policy blocks before deployment.
import type { ArticleFacts } from '../model/article.ts';
import { type Headers, siteHeaders } from '../output/files/site-headers.ts';
import { headersRequest } from '../pages/open/headers-request.ts';
import type { OpenSite } from '../pages/open/open-site.ts';
import { headersPaths } from '../routes/output-paths.ts';

const policyName = 'Content-Security-Policy';

/** Source for live reload, because not all browsers include WebSockets in `'self'`. */
const liveSource = 'ws:';

/**
 * Returns no headers if docsgen generates no headers for the configured hosts. A build writes one policy for all
 * articles. In the development server, the policy covers only the requested article, because the other articles may not
 * have been compiled.
 */
export function pageHeaders(site: OpenSite, facts: ArticleFacts | undefined): Headers {
  if (!site.graph.config.host.some((host) => headersPaths[host] !== undefined)) return {};
  const headers = siteHeaders(headersRequest(site, facts ? [facts] : []));
  return { ...headers, [policyName]: withLiveReload(headers[policyName] ?? '') };
}

function withLiveReload(policy: string): string {
  return /(?:^|; )connect-src /.test(policy)
    ? policy.replace(/(^|; )connect-src [^;]*/, (sources) => `${sources} ${liveSource}`)
    : `${policy}; connect-src 'self' ${liveSource}`;
}

/** Whether the page needs a separate policy. If so, client-side navigation must not be used. */
export function needsCustomPolicy(facts: ArticleFacts | undefined): boolean {
  return (facts?.frames ?? facts?.head) !== undefined;
}
