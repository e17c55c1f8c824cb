// What early.ts does, and an announcement that the reader dismissed is never seen.

import { hideDismissed } from '../announcement/announcement.ts';
import './early.ts';

hideDismissed();
