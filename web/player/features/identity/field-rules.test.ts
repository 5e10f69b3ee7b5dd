import { createTranslator } from 'use-intl/core'
import { describe, expect, it } from 'vitest'
import forms from '../../../ui/locales/th/forms.ts'
import type { Translate } from '../../../ui/i18n/text.tsx'
import { fieldPatterns } from '../../../../contract/shared/field-patterns.ts'
import { fieldFault, tidy, type FieldRule } from './field-rules.ts'

const t = createTranslator({ locale: 'th', messages: forms as never }) as unknown as Translate
const rule = (changes: Partial<FieldRule>): FieldRule => ({
  enabled: true,
  required: true,
  acceptedPattern: '*',
  patternId: 0,
  minLength: 0,
  maxLength: 255,
  ...changes,
})
const username = rule({ acceptedPattern: '^[a-z][a-z0-9]*$', minLength: 4, maxLength: 16 })

describe('the rules of a configured field', () => {
  it('asks for a required value by its own sentence', () => {
    expect(fieldFault('username', '  ', username, t)).toBe(forms.msg_required_username)
    expect(fieldFault('whatsapp', '', rule({}), t)).toBe(forms.msg_input_empty)
  })
  it('allows an optional field to be empty, and checks it once it is filled', () => {
    const optional = rule({
      required: false,
      acceptedPattern: '^[0-9]{6}$',
      patternId: 6,
      minLength: 6,
      maxLength: 6,
    })
    expect(fieldFault('paymentPassword', '', optional, t)).toBeUndefined()
    expect(fieldFault('paymentPassword', '12a456', optional, t)).toContain('6')
  })
  it('writes the configured bounds into the sentence', () => {
    expect(fieldFault('username', 'abc', username, t)).toBe('กรุณากรอก 4–16 ตัวอักษร')
    expect(fieldFault('password', 'abc', rule({ minLength: 8, maxLength: 64 }), t)).toBe(
      'กรุณาตั้งรหัสผ่าน 8–64 ตัวอักษร',
    )
    expect(fieldFault('idNumber', '12', rule({ minLength: 13, maxLength: 13 }), t)).toBe('กรุณากรอก 13 ตัวอักษร')
  })
  it('counts Thai by code points and a surrogate pair as one', () => {
    expect(fieldFault('nickname', '😀😀', rule({ minLength: 3, maxLength: 5 }), t)).toBeDefined()
    expect(fieldFault('nickname', 'ปู่', rule({ minLength: 3, maxLength: 3 }), t)).toBeUndefined()
  })
  it('takes capitals in a username, as the server lower-cases them', () => {
    expect(fieldFault('username', 'Somsak99', username, t)).toBeUndefined()
    expect(fieldFault('username', '9somsak', username, t)).toBe(forms.msg_account_format)
  })
  it('never trims a password', () => {
    expect(tidy('password', ' secret ')).toBe(' secret ')
    expect(tidy('payeeName', ' สมชาย ใจดี ')).toBe('สมชาย ใจดี')
  })
  it('shows one number if both bounds are the same, whatever the pattern', () => {
    expect(
      fieldFault(
        'code',
        '12a456',
        rule({ acceptedPattern: '^[0-9]+$', patternId: 6, minLength: 6, maxLength: 6 }),
        t,
      ),
    ).toBe('ใช้ได้เฉพาะตัวเลข 6 หลัก')
    expect(fieldFault('password', 'abc', rule({ minLength: 8, maxLength: 8 }), t)).toBe(
      'กรุณาตั้งรหัสผ่าน 8 ตัวอักษร',
    )
  })
  it('has a sentence for each kind of pattern', () => {
    for (const [id, { source }] of Object.entries(fieldPatterns)) {
      if (id === '0') continue
      const said =
        fieldFault(
          'address',
          id === '9' ? 'a b' : '\u0000 ',
          rule({ acceptedPattern: source, patternId: Number(id), minLength: 0, maxLength: 9 }),
          t,
        ) ?? fieldFault('address', 'ก!', rule({ acceptedPattern: source, patternId: Number(id) }), t)
      expect([id, said]).toEqual([id, expect.stringMatching(/\S/)])
    }
  })
  it('accepts what an unreadable expression would judge', () => {
    expect(fieldFault('line', 'anything', rule({ acceptedPattern: '([' }), t)).toBeUndefined()
  })
})
