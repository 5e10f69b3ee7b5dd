/** The input and the answer that both ways of registering share. Server side only. */
import { Type } from 'typebox'
import { HumanCheck, ProfileTexts } from './schemas.ts'

const text = (maxLength = 255) => Type.Optional(Type.String({ maxLength }))

export const RegisterFields = () => ({
  confirmPassword: text(256),
  payeeName: text(),
  nickname: text(),
  email: text(),
  mobileNum: text(30),
  countryDialingCode: text(6),
  verificationCode: text(),
  firebaseChannel: text(40),
  firebaseIdToken: Type.Optional(
    Type.String({
      maxLength: 4_096,
      description: 'id token of the configured issuer, in place of verificationCode',
    }),
  ),
  recommenderId: text(64),
  referralCode: text(64),
  affiliateCode: text(64),
  domain: text(),
  captcha: text(16),
  paymentPassword: text(64),
  ...ProfileTexts(),
  registerUrl: text(2_000),
  registerMethod: text(20),
  language: text(5),
  termsAccepted: Type.Optional(
    Type.Boolean({ description: 'registering accepts the terms; false is refused' }),
  ),
  ageConfirmed: Type.Optional(
    Type.Boolean({ description: 'registering confirms the age; false is refused' }),
  ),
  humanCheck: HumanCheck(),
})

export const Registered = () =>
  Type.Object({
    token: Type.String(),
    memberId: Type.String(),
    account: Type.String(),
    firstTimeLogin: Type.Boolean(),
  })
