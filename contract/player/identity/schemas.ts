/** Schemas that several calls of identity share. Server side only. */
import { Type } from 'typebox'
import { Nullable, Time } from '../../shared/fields.ts'

export const HumanCheck = () => Type.Optional(Type.String({ maxLength: 4_096, description: 'base64 of {"challenge", "solution"} (WIRE.md, Human verification)' }))
export const Password = (description = 'as typed, never trimmed') => Type.String({ minLength: 1, maxLength: 256, description })
export const MobileNumber = () => Type.String({ minLength: 1, maxLength: 30, description: 'spaces and dashes are removed' })
export const DialingCode = () => Type.Optional(Type.String({ maxLength: 6, description: 'digits, with or without +; absent: 66' }))

/** How a second step may be proved (domain/gaps.md §4). */
export const FactorMethod = () => Type.Union([Type.Literal('sms'), Type.Literal('email'), Type.Literal('payeeName'), Type.Literal('authenticator')])

/** Who changes where codes go to proves to be the owner, once the account has anything of its own to prove it with. */
export const OwnerProof = () => ({
  password: Type.Optional(Type.String({ maxLength: 256 })),
  proofMethod: Type.Optional(Type.Union([Type.Literal('sms'), Type.Literal('email'), Type.Literal('authenticator')])),
  proofCode: Type.Optional(Type.String({ maxLength: 64 })),
})

export const PasswordAndFactor = () => Type.Object({ password: Password(), code: Type.String({ minLength: 6, maxLength: 64, description: 'of the authenticator, or a recovery code' }) })
export const RecoveryCodes = () => Type.Object({ recoveryCodes: Type.Array(Type.String()) })

export const SignedIn = () => Type.Object({
  token: Type.String(),
  memberId: Type.String(),
  account: Type.String(),
  type: Type.Integer({ description: '0 member, 1, 2, 41, 42 agent, 4 trial' }),
  firstTimeLogin: Type.Boolean(),
  passwordExpired: Type.Boolean(),
  mustChangePassword: Type.Boolean({ description: 'only change-password and sign-out are open' }),
  changeTicket: Nullable(Type.String({ description: 'stands in for oldPassword once, for ten minutes, where the password must or should change' })),
  restricted: Nullable(Type.String({ description: 'SELF_EXCLUDED or TIMEOUT: only withdrawal, records, help and sign-out are open' })),
  until: Nullable(Type.String({ description: 'end of the restriction; null: for good' })),
  previousLoginAt: Nullable(Time()),
})

/** What the member may have told of itself beside the fields with a column of their own. */
export const profileFields = [
  'line', 'whatsapp', 'facebook', 'wechat', 'qqNum', 'telegram', 'zalo', 'birthday', 'address', 'nationality', 'occupation', 'sourceOfIncome', 'placeOfBirth', 'idNumber',
] as const
export type ProfileField = (typeof profileFields)[number]

const optionalText = () => Type.Optional(Type.String({ maxLength: 255 }))
export const ProfileTexts = () => Object.fromEntries(profileFields.map((name) => [name, optionalText()])) as Record<ProfileField, ReturnType<typeof optionalText>>
