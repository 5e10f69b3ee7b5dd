import { expect, it } from 'vitest'
import type { Translate } from '../i18n/text.tsx'
import { judgedAgain, refusalOf } from './use-form.ts'

const t = ((key: string) => key) as unknown as Translate

it('says a refusal at the fields that the server names', () => {
  const error = {
    code: 'REQUEST_INVALID',
    message: 'Please check what you entered',
    value: { fields: [{ field: 'titles.TH', message: 'Too long' }] },
  }
  expect(refusalOf(error, t)).toEqual({ 'titles.TH': 'Too long' })
})

it('says of the whole form what names no field, and what never reached the server', () => {
  expect(refusalOf({ code: 'NOT_ALLOWED', message: 'Not now', value: null }, t)).toEqual({ form: 'Not now' })
  expect(refusalOf({ code: 'NETWORK' }, t)).toEqual({ form: 'msg_network_abnormal' })
  expect(refusalOf(new TypeError('x is undefined'), t)).toEqual({ form: 'msg_unknown_error' })
})

it('judges only the fields again that have changed', () => {
  const old = { name: 'Enter a name', form: 'Check the form' }
  expect(judgedAgain(old, { pin: 'Six digits' }, { pin: '12' })).toEqual({ ...old, pin: 'Six digits' })
  expect(judgedAgain(old, { pin: 'Six digits' }, { name: 'Somchai' })).toEqual({
    name: undefined,
    form: 'Check the form',
  })
})
