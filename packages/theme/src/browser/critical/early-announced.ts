// What early.ts does, and an announcement that the reader dismissed is never seen.

import { hideDismissed } from '../../components/announcement/announcement.ts';
import './early.ts';

hideDismissed();
