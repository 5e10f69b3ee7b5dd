/** Schemas that several calls of the system share. Server side only. */
import { Type } from 'typebox'

export const FieldRule = () =>
  Type.Object({
    enabled: Type.Boolean(),
    required: Type.Boolean(),
    acceptedPattern: Type.String({ maxLength: 200, description: 'a regular expression; * accepts anything' }),
    patternId: Type.Integer({ minimum: 0, maximum: 18 }),
    minLength: Type.Integer({ minimum: 0, maximum: 255 }),
    maxLength: Type.Integer({ minimum: 0, maximum: 255 }),
  })

const fieldNames = [
  'username',
  'password',
  'confirmPassword',
  'paymentPassword',
  'payeeName',
  'mobileNum',
  'verificationCode',
  'captcha',
  'email',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'qqNum',
  'idNumber',
  'recommenderId',
  'referralCode',
  'affiliateCode',
  'telegram',
  'zalo',
  'nickname',
  'birthday',
  'address',
  'nationality',
  'occupation',
  'sourceOfIncome',
  'placeOfBirth',
] as const

export const RegisterSettings = () =>
  Type.Object(
    Object.fromEntries(fieldNames.map((name) => [name, FieldRule()])) as Record<
      (typeof fieldNames)[number],
      ReturnType<typeof FieldRule>
    >,
  )

export const Whitelabel = () =>
  Type.Object({
    AGENTPOLICY3: Type.Boolean(),
    MOBILENUMREG3: Type.Boolean(),
    MOBILENUMPASSREG3: Type.Boolean(),
    REGMOBVERF3: Type.Boolean(),
    MANPLAYREB3: Type.Boolean(),
    phonePasswordRecovery: Type.Boolean(),
    countrySelector: Type.Boolean(),
    codeLogin: Type.Boolean(),
    phoneSignIn: Type.Boolean(),
    freePlay: Type.Boolean(),
    registration: Type.Boolean(),
    hasVip: Type.Boolean(),
    decorativeJackpot: Type.Boolean(),
    decorativeOnline: Type.Boolean(),
    mirrorTips: Type.Boolean(),
    name: Type.String(),
    merchant: Type.String({ description: 'merchant code' }),
    currency: Type.String(),
    currencySymbol: Type.String(),
    timeZone: Type.String(),
    languages: Type.Array(Type.String({ description: 'upper case: TH, EN' })),
    defaultLanguage: Type.String(),
    minAge: Type.Integer(),
    isDemo: Type.Boolean({ description: 'play credit only; nothing leaves the machine' }),
    licence: Type.Union([
      Type.Object({ text: Type.String(), number: Type.String(), validatorUrl: Type.String() }),
      Type.Null(),
    ]),
  })

const measured = () => Type.Null({ description: 'measured by the browser' })

export const DomainList = () =>
  Type.Object({
    domainList: Type.Array(
      Type.Object({
        idx: Type.Integer(),
        domainName: Type.String({ description: 'host name' }),
        description: Type.String(),
        type: Type.String({ description: 'WEB' }),
        speed: measured(),
        percentage: measured(),
        test: measured(),
      }),
    ),
  })

export const CustomerServices = () =>
  Type.Array(
    Type.Object({
      csType: Type.String(),
      title: Type.String(),
      path: Type.String({ description: 'sealed; open it at /service/<path>, in a window of 440 by 750' }),
    }),
  )
