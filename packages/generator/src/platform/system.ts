// Information about the system for bug reports, without the names of the machine and the user.
import { arch, platform, release } from 'node:os';

export function systemFacts() {
  return { node: process.versions.node, system: `${platform()} ${arch()}`, release: release() };
}
