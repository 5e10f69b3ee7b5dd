/** Schemas that several calls of identity share. Server side only. */
import { Type } from 'typebox'
import { Nullable, Time } from '../../shared/fields.ts'

export const HumanCheck = () =>
  Type.Optional(
    Type.String({
      maxLength: 4_096,
      description: 'base64 of {"challenge", "solution"} (wire.md §6, Human verification)',
    }),
  )
export const Password = (description = 'as typed, never trimmed') =>
  Type.String({ minLength: 1, maxLength: 256, description })
export const MobileNumber = () =>
  Type.String({ minLength: 1, maxLength: 30, description: 'spaces and dashes are removed' })
export const DialingCode = () =>
  Type.Optional(Type.String({ maxLength: 6, description: 'digits, with or without +; absent: 66' }))

/** The ways to prove a second step (domain/gaps.md §4). */
export const FactorMethod = () =>
  Type.Union([
    Type.Literal('sms'),
    Type.Literal('email'),
    Type.Literal('payeeName'),
    Type.Literal('authenticator'),
  ])

/**
 * Changing where codes are sent needs proof of ownership, once the account has something to prove it with.
 */
export const OwnerProof = () => ({
  password: Type.Optional(Type.String({ maxLength: 256 })),
  proofMethod: Type.Optional(
    Type.Union([Type.Literal('sms'), Type.Literal('email'), Type.Literal('authenticator')]),
  ),
  proofCode: Type.Optional(Type.String({ maxLength: 64 })),
})

export const PasswordAndFactor = () =>
  Type.Object({
    password: Password(),
    code: Type.String({
      minLength: 6,
      maxLength: 64,
      description: 'of the authenticator, or a recovery code',
    }),
  })
export const RecoveryCodes = () => Type.Object({ recoveryCodes: Type.Array(Type.String()) })

export const SignedIn = () =>
  Type.Object({
    token: Type.String(),
    memberId: Type.String(),
    account: Type.String(),
    type: Type.Integer({ description: '0 member, 1, 2, 41, 42 agent, 4 trial' }),
    firstTimeLogin: Type.Boolean(),
    passwordExpired: Type.Boolean(),
    mustChangePassword: Type.Boolean({ description: 'only change-password and sign-out are open' }),
    changeTicket: Nullable(
      Type.String({
        description: 'replaces oldPassword once, for ten minutes, if the password must or should be changed',
      }),
    ),
    restricted: Nullable(
      Type.String({
        description: 'SELF_EXCLUDED or TIMEOUT: only withdrawal, records, help and sign-out are open',
      }),
    ),
    until: Nullable(Type.String({ description: 'end of the restriction; null: for good' })),
    previousLoginAt: Nullable(Time()),
  })

/** What members may have entered about themselves beside the fields with a column of their own. */
export const profileFields = [
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'qqNum',
  'telegram',
  'zalo',
  'birthday',
  'address',
  'nationality',
  'occupation',
  'sourceOfIncome',
  'placeOfBirth',
  'idNumber',
] as const
export type ProfileField = (typeof profileFields)[number]

const optionalText = () => Type.Optional(Type.String({ maxLength: 255 }))
export const ProfileTexts = () =>
  Object.fromEntries(profileFields.map((name) => [name, optionalText()])) as Record<
    ProfileField,
    ReturnType<typeof optionalText>
  >
