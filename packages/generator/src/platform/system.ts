// Information about the system for bug reports, without the names of the machine and the user.
import { arch, platform, release } from 'node:os';

interface SystemFacts {
  /** `22.21.0`. */
  readonly node: string;
  /** `linux x64`. */
  readonly system: string;
  /** Version of the system's kernel. */
  readonly release: string;
}

export function systemFacts(): SystemFacts {
  return { node: process.versions.node, system: `${platform()} ${arch()}`, release: release() };
}
