/**
 * The pattern kinds that a field may require (domain/gaps.md §2, patternId list). Each names the field rule
 * in contract/locales that explains the pattern; `*` accepts anything.
 */
export interface FieldPattern {
  readonly source: string
  readonly rule: string
}

export const fieldPatterns: Readonly<Record<number, FieldPattern>> = {
  0: { source: '*', rule: 'pattern' },
  1: { source: '^[A-Za-z][A-Za-z0-9]*$', rule: 'pattern_letter_first' },
  2: { source: '^[一-鿿0-9]+$', rule: 'pattern_chinese_digits' },
  3: { source: '^[^\\s@]+@[^\\s@]+\\.[^\\s@]{2,}$', rule: 'pattern_mailbox' },
  4: { source: '^[A-Za-z0-9]+$', rule: 'pattern_letters_or_digits' },
  5: { source: '^(?=.*[A-Za-z])(?=.*[0-9])[A-Za-z0-9]+$', rule: 'pattern_letter_digit_mix' },
  6: { source: '^[0-9]+$', rule: 'pattern_digits' },
  7: { source: '^(?=.*[A-Z])[A-Za-z0-9]+$', rule: 'pattern_alnum_one_upper' },
  8: { source: '^[A-Za-z ]+$', rule: 'pattern_letters_spaces' },
  9: { source: '^\\S+$', rule: 'pattern_no_spaces' },
  10: { source: '^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$', rule: 'pattern_date_ymd' },
  11: { source: '^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])-[0-9]{4}$', rule: 'pattern_date_mdy' },
  12: { source: '^[가-힣ㄱ-ㅎㅏ-ㅣ]+$', rule: 'pattern_korean' },
  13: { source: '^[\\u0E00-\\u0E7F]+$', rule: 'pattern_thai' },
  14: { source: '^[\\u0E00-\\u0E7FA-Za-z ]+$', rule: 'pattern_thai_english' },
  15: { source: '^\\S+ \\S+$', rule: 'pattern_full_name' },
  16: { source: '^[ぁ-ゖァ-ヶー一-龯]+$', rule: 'pattern_japanese' },
  17: { source: '^[A-Z]+$', rule: 'pattern_upper' },
  18: { source: '^(?=.*[A-Z])(?=.*[a-z])(?=.*[0-9])(?=.*[^A-Za-z0-9]).+$', rule: 'pattern_strong' },
}

const compiled = new Map<string, RegExp>()

/** Whether the text matches the pattern; a pattern that this engine cannot read accepts anything. */
export function matchesPattern(source: string, text: string): boolean {
  if (source === '*' || source === '') return true
  let expression = compiled.get(source)
  if (!expression) compiled.set(source, (expression = readExpression(source)))
  return expression.test(text)
}

function readExpression(source: string): RegExp {
  try {
    return new RegExp(source, 'su')
  } catch {
    return /(?:)/
  }
}
