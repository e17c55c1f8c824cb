// UI strings of the editor in the language of the article, passed as JSON in an attribute of the element.

import type { ArticleStrings } from '@docsgen/contract/article-messages';

export type PlaygroundStrings = ArticleStrings['playground'];
