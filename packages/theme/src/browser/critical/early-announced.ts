// early.ts for sites with an announcement: also hides one that the reader dismissed, before the first paint.

import { hideDismissed } from '../../components/announcement/announcement.ts';
import './early.ts';

hideDismissed();
