/** The profile as the member reads and changes it. Server side only. */
import { Type } from 'typebox'
import { Nullable } from '../../shared/fields.ts'
import { profileFields } from './schemas.ts'

export const Profile = () =>
  Type.Object({
    memberId: Type.String(),
    account: Type.String(),
    nickname: Type.String(),
    payeeName: Nullable(Type.String()),
    email: Nullable(Type.String()),
    isEmailVerified: Type.Boolean(),
    mobile: Nullable(Type.String({ description: 'masked' })),
    isMobileVerified: Type.Boolean(),
    ageConfirmed: Type.Boolean(),
    hasPaymentPassword: Type.Boolean(),
    kycLevel: Type.Integer(),
    vipLevel: Type.Integer(),
    language: Type.String(),
    registeredAt: Type.String({ format: 'date-time' }),
    details: Type.Object(Object.fromEntries(profileFields.map((name) => [name, Type.String()]))),
  })
