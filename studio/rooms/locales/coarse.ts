/**
 * Offensive words that the chat of a table does not show, as patterns: Thai is written without spaces, so its
 * words are found within others.
 */
export const coarseWords: readonly RegExp[] = [
  /ค+ว+ย+/g,
  /เ+ห+ี้+ย+/g,
  /สั+ส+(?!ดี)/g,
  /ไอ้?สัตว์/g,
  /เ+ย็+ด+/g,
  /หี(?!บ)/g,
  /อีดอก/g,
  /ดอกทอง/g,
  /ระยำ/g,
  /จัญไร/g,
  /ชาติหมา/g,
  /(?:พ่อ|แม่)(?:มึง|เมิง)/g,
  /\b(?:mother)?f+u+c+k\w*/gi,
  /\bs+h+i+t(?:s|ty|ting)?\b/gi,
  /\bcunts?\b/gi,
  /\bbitch(?:es)?\b/gi,
  /\bass?hole\w*/gi,
  /\bfaggots?\b/gi,
  /\bnigg(?:er|a)s?\b/gi,
]
