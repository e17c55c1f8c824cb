// UI strings of diagrams.

export const uiStrings = {
  ar: {
    diagram: 'مخطط',
    source: 'مصدر المخطط',
    failure: 'تعذّر رسم هذا المخطط: {message}',
  },
  de: {
    diagram: 'Diagramm',
    source: 'Quelltext des Diagramms',
    failure: 'Dieses Diagramm kann nicht gezeichnet werden: {message}',
  },
  en: {
    diagram: 'Diagram',
    source: 'Diagram source',
    failure: 'This diagram could not be rendered: {message}',
  },
  es: {
    diagram: 'Diagrama',
    source: 'Código del diagrama',
    failure: 'Este diagrama no se pudo generar: {message}',
  },
  fr: {
    diagram: 'Diagramme',
    source: 'Source du diagramme',
    failure: 'Ce diagramme ne peut pas être dessiné : {message}',
  },
  it: {
    diagram: 'Diagramma',
    source: 'Sorgente del diagramma',
    failure: 'Questo diagramma non può essere disegnato: {message}',
  },
  ja: {
    diagram: '図',
    source: '図のソース',
    failure: 'この図は描画できません: {message}',
  },
  ko: {
    diagram: '다이어그램',
    source: '다이어그램 소스',
    failure: '이 다이어그램을 그릴 수 없습니다: {message}',
  },
  nl: {
    diagram: 'Diagram',
    source: 'Bron van het diagram',
    failure: 'Dit diagram kan niet worden getekend: {message}',
  },
  pl: {
    diagram: 'Diagram',
    source: 'Źródło diagramu',
    failure: 'Nie można narysować tego diagramu: {message}',
  },
  pt: {
    diagram: 'Diagrama',
    source: 'Código do diagrama',
    failure: 'Este diagrama não pode ser desenhado: {message}',
  },
  ru: {
    diagram: 'Диаграмма',
    source: 'Исходный текст диаграммы',
    failure: 'Эту диаграмму нельзя нарисовать: {message}',
  },
  tr: {
    diagram: 'Diyagram',
    source: 'Diyagramın kaynağı',
    failure: 'Bu diyagram çizilemiyor: {message}',
  },
  uk: {
    diagram: 'Діаграма',
    source: 'Вихідний текст діаграми',
    failure: 'Цю діаграму не можна намалювати: {message}',
  },
  zh: {
    diagram: '图表',
    source: '图表的源代码',
    failure: '无法绘制此图表：{message}',
  },
} as const;
