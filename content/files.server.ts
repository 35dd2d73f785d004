/** The data files of the content, by the keys that the code uses. */
export const dataFiles = {
  ages: 'ages.yaml',
  announcements: 'announcements.yaml',
  bring: 'bring.yaml',
  closures: 'closures.yaml',
  embeds: 'embeds.yaml',
  faq: 'faq.yaml',
  figures: 'figures.yaml',
  gallery: 'gallery.yaml',
  goNow: 'go-now.yaml',
  holidays: 'holidays.yaml',
  hours: 'hours.yaml',
  images: 'images.yaml',
  mail: 'mail.yaml',
  navigation: 'navigation.yaml',
  notices: 'notices.yaml',
  prices: 'prices.yaml',
  ranges: 'ranges.yaml',
  redirects: 'redirects.yaml',
  rules: 'rules.yaml',
  search: 'search.yaml',
  site: 'site.yaml',
  toConfirm: 'to-confirm.yaml',
  training: 'training.yaml',
  visit: 'visit.yaml',
  visitorCard: 'visitor-card.yaml',
  youthForm: 'youth-form.yaml',
} as const;

export type DataKey = keyof typeof dataFiles;
export const isDataKey = (key: string): key is DataKey => Object.hasOwn(dataFiles, key);
