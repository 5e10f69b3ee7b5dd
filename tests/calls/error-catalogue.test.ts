/**
 * Every message of the two error catalogues of the spec, word for word, and that something says it: a refusal
 * of the server by its code, or a screen by its key. And the same for what domain/gaps.md §4 and §5 add.
 */
import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { errorArguments, ruleArguments } from '../../contract/error-arguments.ts'
import { type ErrorCode, errorStatus } from '../../contract/errors.ts'
import { errors as english, fieldRules as englishRules } from '../../contract/locales/en.ts'
import { errors as thai } from '../../contract/locales/th.ts'
import { errors as chinese, fieldRules as chineseRules } from '../../contract/locales/zh.ts'
import { sentenceOf } from '../../server/gateway/answers.ts'

const root = new URL('../../', import.meta.url).pathname
const read = (patterns: readonly string[]) =>
  globSync(patterns, { cwd: root })
    .filter(
      (path) =>
        !path.includes('/locales/') && !/\.test\.tsx?$/.test(path) && !path.startsWith('web/ui/gallery/'),
    )
    .map((path) => readFileSync(root + path, 'utf8'))
    .join('\n')
const serverSource = read(['modules/**/*.ts', 'platform/**/*.ts', 'server/**/*.ts', 'studio/**/*.ts'])
const screenSource = read(['web/player/**/*.{ts,tsx}', 'web/ui/**/*.{ts,tsx}', 'web/client/**/*.ts'])

const textsOf = async (language: string) => {
  const files = globSync([`web/ui/locales/${language}/*.ts`, `web/player/locales/${language}/*.ts`], {
    cwd: root,
  })
  const all = await Promise.all(
    files.map(async (file) => ((await import(root + file)) as { default: Record<string, string> }).default),
  )
  return Object.assign({}, ...all) as Record<string, string>
}
const [texts, thaiTexts] = await Promise.all([textsOf('en'), textsOf('th')])

/** Refused by the server: the sentence of a code, with what fills it. */
const refusals: readonly [string, ErrorCode, ...string[]][] = [
  // site.md §8, of the site and its forms
  ['Invalid invitation code', 'REG_INVITE_INVALID'],
  ['Incorrect username or password', 'AUTH_BAD_CREDENTIALS'],
  ['You are not logged in, please login', 'SESSION_EXPIRED'],
  ['Unknown error', 'COMMON_UNKNOWN'],
  ['Access restricted', 'COMMON_FORBIDDEN'],
  ['Access restricted', 'COMMON_REGION'],
  ['Under maintenance, please come back later', 'COMMON_MAINTENANCE'],
  ['Member not allowed', 'AUTH_MEMBER_NOT_ALLOWED'],
  ['Non-member account unable to login', 'AUTH_NOT_MEMBER'],
  ['Non-agents cannot log in', 'AUTH_NOT_AGENT'],
  ['Invalid URL, please contact customer service', 'COMMON_UNKNOWN_MERCHANT'],
  ['Too many requests, please try again after 5 minutes.', 'SMS_TOO_MANY', '5', 'MINUTES'],
  ['Verification code is not valid', 'VERIFY_CODE_WRONG'],
  ['Verification code has expired, please send again.', 'VERIFY_CODE_EXPIRED'],
  ['Not enabled function, please contact customer service.', 'PHONE_OFF'],
  ['Login failure. Please try again.', 'PHONE_TOKEN_INVALID'],
  ['Question content must be between 10 and 200 words', 'QUESTION_LENGTH', '10', '200'],
  // domain/gaps.md §4
  ['Please enter the captcha', 'AUTH_CAPTCHA_REQUIRED'],
  ['Captcha is incorrect', 'AUTH_CAPTCHA_WRONG'],
  ['Too many attempts, please try again after 15 minutes', 'AUTH_LOCKED', '15'],
  ['Account suspended, please contact customer service', 'AUTH_DISABLED'],
  ['Your account is closed until 2027/01/01', 'AUTH_SELF_EXCLUDED', '2027/01/01'],
  ['Your account is closed until 1 Jan 2027, 07:30', 'AUTH_SELF_EXCLUDED', '2027-01-01T00:30:00.000Z'],
  ['Your account is permanently closed', 'AUTH_SELF_EXCLUDED', 'FOREVER'],
  ['Your account is closed at your request', 'AUTH_SELF_EXCLUDED', 'ASKED'],
  ['Not enabled function, please contact customer service.', 'AUTH_FREEPLAY_OFF'],
  ['Your account logged in elsewhere', 'SESSION_REPLACED'],
  ['Username already exists', 'REG_USERNAME_TAKEN'],
  ['Mobile number already used', 'REG_MOBILE_TAKEN'],
  ['Verification failed, please try again', 'VERIFY_HUMAN_REQUIRED'],
  ['Game under maintenance', 'GAME_MAINTENANCE'],
  ['Game not available', 'GAME_NOT_FOUND'],
  ['Unknown error', 'GAME_LAUNCH_FAILED'],
  ['You can keep up to 999 favourites', 'FAV_LIMIT'],
  ['Turnover not met, ฿120.00 left', 'WD_TURNOVER', '฿120.00'],
  ['Withdrawal password is incorrect', 'WD_PASSWORD'],
  ['Account name does not match', 'WD_NAME_MISMATCH'],
  ['You have a withdrawal in progress', 'WD_PENDING'],
  ['This withdrawal can no longer be confirmed', 'WD_NOT_CONFIRMABLE'],
  ['Balance is not enough', 'BAL_INSUFFICIENT'],
]

/** Said by a screen: the text of a key. */
const spoken: readonly [string, string][] = [
  // site.md §8, spoken by screens
  ['Please enter the username and password', 'msg_enter_username_password'],
  ['Please enter the captcha', 'msg_enter_captcha'],
  ['Please enter a valid verification code', 'msg_enter_valid_verification_code'],
  ['Please enter a valid mobile number', 'msg_enter_valid_mobile'],
  ['Please enter {min} - {max} characters', 'msg_enter_characters'],
  ['Please fill in your password with {min} - {max} characters', 'msg_fill_password'],
  ['Incorrect confirmation input', 'msg_incorrect_confirmation'],
  ['Confirmation password is not correct.', 'msg_confirm_password_wrong'],
  ['Real name format is incorrect', 'msg_real_name_format'],
  ['Phone number format is incorrect', 'msg_phone_format'],
  ['Account format is incorrect', 'msg_account_format'],
  ['Password format is incorrect', 'msg_password_format'],
  ['E-mail format is incorrect', 'msg_email_format'],
  ['You are not logged in, please login', 'msg_not_logged_in'],
  ['Input cannot be empty', 'msg_input_empty'],
  ['Please agree to the {terms}', 'msg_agree_terms'],
  ['Please confirm you are {minAge} years old', 'msg_confirm_age'],
  ['Network link is abnormal, please try again', 'msg_network_abnormal'],
  ['The page took longer time to load, please check your network connectivity', 'msg_page_slow'],
  ['Invalid URL, please contact customer service', 'msg_invalid_url'],
  ['Popup blocked. Please allow popups and try again.', 'msg_popup_blocked'],
  ['Unknown error', 'msg_unknown_error'],
  ['Member not allowed', 'msg_member_not_allowed'],
  ['Non-agents cannot log in', 'agent_login_not_agent'],
  ['Invalid phone number format.', 'invalid-phone-number'],
  ['Please enter a valid phone number.', 'missing-phone-number'],
  ['Too many requests, please try again after 5 minutes.', 'too-many-requests'],
  ['An unknown error occured.', 'unknown'],
  ['Verification code is not valid', 'invalid-verification-code'],
  ['Verification code is missing', 'missing-verification-code'],
  ['Verification failed, please try again', 'captcha-check-failed'],
  ['Quota not sufficient, please contact customer service.', 'quota-exceeded'],
  ['Not enabled function, please contact customer service.', 'operation-not-allowed'],
  ['Verification code has expired, please send again.', 'code-expired'],
  ['Login failure. Please try again.', 'popup-closed-by-user'],
  ['Question content must be between {min} and {max} words', 'msg_question_length'],
  ['Fill in real payee name', 'msg_enter_payee_name'],
  // site.md §8, by their keys
  ['Under maintenance', 'game_maintenance'],
  ['The site is under maintenance. Your balance and bets are kept.', 'info_maintenance'],
  ['Access restricted', 'blockip'],
  ['The service is not available in your area. Your IP: {address}', 'info_ip_block'],
]

/** Keys of the spec without words of their own there. */
const keys = [
  'in_need_true_account',
  'in_increase_submit',
  'in_popup_prompt',
  'in_sure_logout',
  'header_copy_success',
] as const

const argumentsOf = (text: string) =>
  [...new Set([...text.matchAll(/\{(\w+)\s*[,}]/g)].map((match) => match[1]!))].sort()

describe('the error catalogues', () => {
  test.each(refusals)('the server says “%s” (%s)', (sentence, code, ...params) => {
    expect(sentenceOf(code, { speech: 'en', timeZone: 'Asia/Bangkok' }, params)).toBe(sentence)
    expect(sentenceOf(code, { speech: 'th', timeZone: 'Asia/Bangkok' }, params)).toMatch(/[฀-๿]/)
    expect(errorStatus[code]).toBeGreaterThanOrEqual(400)
    expect(serverSource.includes(`'${code}'`), `nothing refuses with ${code}`).toBe(true)
  })

  test.each(spoken)('a screen says “%s” (%s)', (sentence, key) => {
    expect(texts[key]).toBe(sentence)
    expect(thaiTexts[key]).toMatch(/[฀-๿]/)
    expect(screenSource.includes(`'${key}'`), `no screen says ${key}`).toBe(true)
  })

  test.each(keys)('a screen shows the sentence of %s', (key) => {
    expect([texts[key], thaiTexts[key]]).toEqual([
      expect.stringMatching(/\S/),
      expect.stringMatching(/[฀-๿]/),
    ])
    expect(screenSource.includes(`'${key}'`), key).toBe(true)
  })

  test('a code that would reveal whether an account exists stays in the catalogue and is never answered', () => {
    expect(texts['msg_username_email_not_exist']).toBe('Username/Email does not exist')
    expect(
      /msg_username_email_not_exist|Username\/Email does not exist/.test(
        `${serverSource}${screenSource}${Object.values(english).join('\n')}`,
      ),
    ).toBe(false)
  })

  test('every argument of a sentence has a name in the table, and every name is used in its sentence', () => {
    for (const [code, sentence] of Object.entries(english))
      expect([code, argumentsOf(sentence)]).toEqual([
        code,
        [...(errorArguments[code as ErrorCode] ?? [])].sort(),
      ])
    for (const [rule, sentence] of Object.entries(englishRules))
      expect([rule, argumentsOf(sentence)]).toEqual([rule, [...(ruleArguments[rule] ?? [])].sort()])
  })

  test('every code has both sentences with the same arguments; the Chinese ones have the same too', () => {
    for (const [code, sentence] of Object.entries(english))
      expect([code, argumentsOf(thai[code as ErrorCode])]).toEqual([code, argumentsOf(sentence)])
    for (const [code, sentence] of Object.entries(chinese))
      expect([code, argumentsOf(sentence)]).toEqual([code, argumentsOf(english[code as ErrorCode])])
    for (const [rule, sentence] of Object.entries(chineseRules))
      expect([rule, argumentsOf(sentence)]).toEqual([rule, argumentsOf(englishRules[rule]!)])
    expect(sentenceOf('AUTH_LOCKED', { speech: 'zh', timeZone: 'Asia/Bangkok' }, ['15'])).toBe(
      '尝试次数过多，请 15 分钟后再试',
    )
    expect(sentenceOf('VENDOR_SECRET_STATE', { speech: 'zh', timeZone: 'Asia/Bangkok' })).toBe(
      english.VENDOR_SECRET_STATE,
    )
  })
})
