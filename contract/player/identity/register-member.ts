import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { HumanCheck, ProfileTexts } from './schemas.ts'

export const registerMember: Call<typeof registerMemberSchemas> & { isBatched: true } = {
  name: 'identity/register-member', method: 'PUT', path: '/api/wps/member/register', module: 'WPS', audience: 'visitor', isSealed: true, isBatched: true,
  summary: 'Opens an account and signs it in. Which fields are needed, and their form: system/setting/register.',
  errors: ['VERIFY_HUMAN_REQUIRED', 'REG_CLOSED', 'REG_TERMS', 'REG_USERNAME_TAKEN', 'REG_MOBILE_TAKEN', 'REG_INVITE_INVALID', 'AUTH_CAPTCHA_REQUIRED', 'AUTH_CAPTCHA_WRONG'],
}
export function registerMemberSchemas() {
  const text = (maxLength = 255) => Type.Optional(Type.String({ maxLength }))
  return {
    body: Type.Object({
      username: Type.String({ maxLength: 64 }),
      password: Type.String({ maxLength: 256, description: 'as typed, never trimmed' }),
      confirmPassword: text(256),
      payeeName: text(), nickname: text(), email: text(),
      mobileNum: text(30), countryDialingCode: text(6),
      recommenderId: text(64), referralCode: text(64), affiliateCode: text(64), domain: text(),
      captcha: text(16), verificationCode: text(),
      paymentPassword: text(64),
      ...ProfileTexts(),
      registerUrl: text(2_000), registerMethod: text(20), language: text(5),
      termsAccepted: Type.Optional(Type.Boolean({ description: 'registering accepts the terms; false is refused' })),
      ageConfirmed: Type.Optional(Type.Boolean({ description: 'registering confirms the age; false is refused' })),
      humanCheck: HumanCheck(),
    }),
    value: Type.Object({ token: Type.String(), memberId: Type.String(), account: Type.String(), firstTimeLogin: Type.Boolean() }),
  }
}
