// What an editor says, in the language of its article. It comes as JSON in an attribute of the element.

import type { ArticleMessages } from '@docsgen/contract/article-messages';

export type PlaygroundWords = ArticleMessages['playground'];
