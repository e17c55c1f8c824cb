// UI strings in German: formal (Sie).

import type { Messages } from './messages.ts';
import { posts } from './posts/de.ts';

export const de: Messages = {
  shell: {
    skipToContent: 'Zum Inhalt springen',
    mainMenu: 'Hauptmenü',
    menu: 'Menü',
    closeMenu: 'Menü schließen',
    sidebar: 'Seiten in {section}',
    languages: 'Sprache',
    version: 'Version {label}',
    darkMode: 'Dunkler Modus',
    announcement: 'Ankündigung',
    dismissAnnouncement: 'Ankündigung ausblenden',
    externalLink: '(externe Website)',
    search: {
      label: 'Suchen',
      placeholder: 'Dokumentation durchsuchen',
      close: 'Suche schließen',
      loading: 'Suche wird geladen …',
      failure: 'Die Suche konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
      retry: 'Erneut versuchen',
    },
    backToTop: 'Nach oben',
    breadcrumbs: 'Pfad zu dieser Seite',
    home: 'Startseite',
    onThisPage: 'Auf dieser Seite',
    pagination: 'Vorherige und nächste Seite',
    previous: 'Zurück',
    next: 'Weiter',
    editPage: 'Änderung an dieser Seite vorschlagen',
    footerLinks: 'Links in der Fußzeile',
    error: {
      title: 'Seitenfehler',
      heading: 'Diese Seite ist abgestürzt',
      tryAgain: 'Erneut versuchen',
      cause: 'Ursache:',
    },
    loadFailure: {
      title: 'Diese Seite konnte nicht geladen werden',
      text: 'Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal. Sobald Sie online sind, wird die Seite von selbst geladen.',
      retry: 'Erneut versuchen',
    },
    outdated: {
      text: 'Diese Dokumentation wurde aktualisiert, während die Seite geöffnet war. Laden Sie die Seite neu, um sie zu durchsuchen.',
      reload: 'Seite neu laden',
    },
    notices: {
      draft: {
        title: 'Entwurf',
        text: 'Diese Seite ist in Arbeit: Sie sehen sie, während Sie daran schreiben, veröffentlicht wird sie nicht.',
      },
      unlisted: {
        title: 'Nicht gelistete Seite',
        text: 'Suchmaschinen zeigen sie nicht an und kein Menü führt zu ihr: Nur wer den Link hat, gelangt hierher.',
      },
      untranslated: {
        title: 'Noch nicht übersetzt',
        text: 'Diese Seite gibt es noch nicht auf {pageLanguage}. Sie können sie in der Originalsprache lesen ({language}).',
      },
      outdated: {
        title: 'Übersetzung nicht auf dem neuesten Stand',
        text: 'Das Original wurde nach dieser Übersetzung geändert.',
        link: 'Zum Original',
      },
      unreleased: {
        title: 'Version in Entwicklung',
        text: 'Diese Seite beschreibt {siteTitle} {version}, eine Version, die noch nicht veröffentlicht ist.',
      },
      unmaintained: {
        title: 'Ältere Version',
        text: 'Diese Seite beschreibt {siteTitle} {version}, eine Version, die nicht mehr gepflegt wird.',
      },
      latestVersion: 'Zur neuesten Version ({version})',
    },
  },
  pages: {
    posts,
    categoryPages: 'Seiten in {label}',
    moreItems: {
      before: { one: '… {count} davor', other: '… {count} davor' },
      after: { one: '… {count} weitere', other: '… {count} weitere' },
    },
    itemCount: { one: '{count} Seite', other: '{count} Seiten' },
    emptyCategory: 'Diese Kategorie hat noch keine Seiten. Im Menü finden Sie die anderen Bereiche.',
    step: 'Schritt {number}',
    notFound: {
      title: 'Seite nicht gefunden',
      text: 'Unter dieser Adresse wurde nicht gefunden, wonach Sie gesucht haben.',
      request:
        'Wenn Sie über einen Link hierher gekommen sind, teilen Sie bitte dem Betreiber der Website, auf der er stand, mit, dass der Link nicht funktioniert.',
      links: 'So geht es weiter',
      home: 'Zur Startseite der Dokumentation',
    },
    baseUrlProblem:
      'Diese Website wurde nicht richtig geladen. Meist ist baseUrl falsch: Konfiguriert ist „{configured}“, diese Adresse deutet auf „{suggested}“ hin. Korrigieren Sie baseUrl in site.config.yaml und erzeugen Sie die Website neu.',
    siteProblem:
      'Diese Website wurde nicht richtig geladen. Meist ist baseUrl falsch: Konfiguriert ist „{configured}“. Korrigieren Sie baseUrl in site.config.yaml und erzeugen Sie die Website neu.',
    lastUpdated: {
      onDate: 'Zuletzt aktualisiert am {date}',
      byAuthor: 'Zuletzt aktualisiert von {author}',
      onDateByAuthor: 'Zuletzt aktualisiert am {date} von {author}',
    },
    reportProblem: 'Ein Problem mit dieser Seite melden',
    feedback: {
      link: 'Rückmeldung zu dieser Seite geben',
      question: 'War diese Seite hilfreich?',
      yes: 'Ja',
      no: 'Nein',
      thanks: 'Danke, Ihre Antwort wurde gesendet.',
      failure:
        'Ihre Antwort konnte nicht gesendet werden. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
    },
    consent: {
      text: 'Darf diese Website Skripte laden, die sie nicht unbedingt braucht, etwa um Besuche zu zählen? Sie können Daten auf Ihrem Gerät speichern.',
      accept: 'Zustimmen',
      reject: 'Ablehnen',
      settings: 'Cookie-Einstellungen',
    },
    email: 'E-Mail',
  },
  search: {
    hint: 'Durchsucht werden Titel und Texte. Akzente und Großschreibung spielen keine Rolle; Namen aus dem Code werden ganz oder in Teilen gefunden.',
    titleHint:
      'Geben Sie einige Wörter eines Titels ein, um direkt zur Seite zu gelangen. Akzente, Großschreibung und Reihenfolge spielen keine Rolle.',
    recent: 'Letzte Suchen',
    forget: '„{query}“ entfernen',
    forgetAll: 'Alle entfernen',
    scope: 'Suchbereich',
    everywhere: 'Überall',
    onlyHere: 'Nur {section}',
    list: 'Suchergebnisse',
    searching: 'Texte werden durchsucht …',
    textFailure:
      'Die Texte konnten nicht durchsucht werden. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
    more: 'Mehr Ergebnisse',
    results: { one: '{count} Ergebnis', other: '{count} Ergebnisse' },
    firstResults: { one: 'Erstes Ergebnis', other: 'Die ersten {count} Ergebnisse' },
    missing: 'Nicht gefunden: {words}',
    none: 'Keine Ergebnisse für „{query}“.',
    noTitle: 'Kein Titel passt zu „{query}“.',
    noneHere: 'Keine Ergebnisse für „{query}“ in {section}.',
    noneHint: 'Versuchen Sie es mit weniger oder allgemeineren Wörtern und prüfen Sie die Schreibweise.',
    keys: { move: 'auswählen', open: 'öffnen', newTab: 'in neuem Tab', leave: 'schließen' },
  },
  article: {
    note: 'Hinweis',
    tip: 'Tipp',
    info: 'Info',
    warning: 'Warnung',
    danger: 'Gefahr',
    important: 'Wichtig',
    caution: 'Vorsicht',
    headingLink: 'Direkter Link zu {heading}',
    footnotes: 'Fußnoten',
    footnoteBack: 'Zurück zur Textstelle {number}',
    details: 'Details',
    taskDone: 'Erledigt',
    taskOpen: 'Offen',
    table: 'Tabelle',
    moreFiles: 'Weitere Dateien',
    picture: { enlarge: 'Bild vergrößern', close: 'Schließen' },
    captions: 'Untertitel',
    embed: {
      load: 'Von {provider} laden',
      notice:
        'Von {host} wird nichts geladen, bevor Sie es verlangen. Danach erfährt dieser Dienst Ihre IP-Adresse und kann Daten auf Ihrem Gerät speichern.',
      open: 'Bei {provider} öffnen',
    },
    field: { required: 'Erforderlich', default: 'Vorgabe' },
    release: {
      since: 'Seit {version}',
      deprecated: 'Veraltet',
      deprecatedSince: 'Veraltet seit {version}',
      instead: 'Verwenden Sie stattdessen {name}.',
    },
    moreAbout: 'Mehr über {term}',
    code: {
      copy: 'Code kopieren',
      copied: 'Kopiert',
      failed: 'Nicht kopiert: Der Code ist markiert, kopieren Sie ihn mit der Tastatur',
      wrap: 'Lange Zeilen umbrechen',
    },
  },
};
