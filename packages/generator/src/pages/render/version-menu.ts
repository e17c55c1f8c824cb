// A navbar menu with the versions of a section. Outside the section, the menu shows the latest version.
import type { NavbarDropdown, NavbarLink } from '@docsgen/contract/views';
import type { ConfiguredNavbarItem, Section, Version } from '../../model/config.ts';
import type { PageLocation } from '../../model/site.ts';
import { docIdIn, hrefOf, pageIdIn, pageKeyOf, sectionKey } from '../../routes/routes.ts';
import { localized, mainPage, messagesOf, type RenderContext } from './render-context.ts';

type VersionsItem = Extract<ConfiguredNavbarItem, { readonly kind: 'versions' }>;

export function versionMenu(context: RenderContext, page: PageLocation, item: VersionsItem): NavbarDropdown {
  const section = context.graph.config.sections.find((each) => each.id === item.section);
  if (section === undefined) throw new Error(`Unknown section '${item.section}'.`);
  const isHere = page.section === section;
  const shown = (isHere ? page.version : undefined) ?? section.versions[0];
  const name = localized(context, shown.label, page.locale);
  const { version } = messagesOf(context, page).shell;
  return {
    kind: 'dropdown',
    label:
      item.label === undefined
        ? version.replace('{label}', () => name)
        : `${localized(context, item.label, page.locale)} ${name}`,
    items: section.versions.map((each) => linkTo(context, page, { section, version: each })),
    isActive: isHere,
    side: item.side,
  };
}

interface SectionVersion {
  readonly section: Section;
  readonly version: Version;
}

function linkTo(context: RenderContext, page: PageLocation, { section, version }: SectionVersion): NavbarLink {
  const { graph } = context;
  const key = sectionKey(section, version);
  const same =
    page.section === section && page.id !== undefined
      ? graph.pages.get(pageKeyOf(page.locale, pageIdIn(key, docIdIn(page.id))))
      : undefined;
  const isCurrent = page.section === section && page.version === version;
  return {
    kind: 'link',
    label: localized(context, version.label, page.locale),
    href: hrefOf(graph.config, (same ?? mainPage(context, key, page.locale) ?? page).url),
    isExternal: false,
    isActive: false,
    isCurrent,
    side: 'start',
    version: { section: section.id, name: version.name },
  };
}
