/** What each language calls itself. Browsers know only some of these names. */
export default {
  th: 'ไทย',
  en: 'English',
  zh: '简体中文',
  vi: 'Tiếng Việt',
  lo: 'ລາວ',
  my: 'မြန်မာ',
  km: 'ខ្មែរ',
  id: 'Bahasa Indonesia',
  ms: 'Bahasa Melayu',
  ja: '日本語',
  ko: '한국어',
} as const
