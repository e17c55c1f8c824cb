// Variant of early.ts for sites with an announcement: it also hides a dismissed announcement before the first paint.

import { hideDismissed } from '../../components/announcement/announcement.ts';
import './early.ts';

hideDismissed();
