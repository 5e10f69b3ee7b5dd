/** Titles that banks write before a name; the longer first, so that นางสาว is not read as นาง with a name. */
export const titles: readonly string[] = [
  'นางสาว',
  'นาย',
  'นาง',
  'น.ส.',
  'ด.ช.',
  'ด.ญ.',
  'miss',
  'mrs',
  'mr',
  'ms',
]
