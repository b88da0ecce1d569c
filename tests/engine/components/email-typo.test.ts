import { describe, expect, it } from 'vitest'
import { emailHint } from '../../../src/components/forms/fields/email-typo.ts'

describe('an e-mail address', () => {
  it.each([
    ['gmial.com', 'gmail.com'],
    ['gmai.com', 'gmail.com'],
    ['gmail.con', 'gmail.com'],
    ['gmail.co', 'gmail.com'],
    ['gmial.cm', 'gmail.com'],
    ['GMIAL.com', 'gmail.com'],
    ['hotmial.fr', 'hotmail.fr'],
    ['yaho.com', 'yahoo.com'],
    ['yahooo.co.uk', 'yahoo.co.uk'],
    ['outlok.pt', 'outlook.pt'],
    ['iclud.com', 'icloud.com'],
    ['comcsat.net', 'comcast.net'],
    ['clinica-faro.con', 'clinica-faro.com'],
    ['example.ogr', 'example.org'],
  ])('of %s is probably one of %s', (typed, meant) => {
    expect(emailHint(` Ana@${typed} `)).toBe(`Ana@${meant}`)
  })

  const real = [
    ...['sapo.pt', 'mail.pt', 'netcabo.pt', 'clix.pt', 'iol.pt', 'portugalmail.pt', 'aeiou.pt', 'vodafone.pt'],
    ...['web.de', 'gmx.de', 'gmx.net', 'gmx.at', 't-online.de', 'freenet.de', 'posteo.de', 'bluewin.ch'],
    ...['orange.fr', 'free.fr', 'laposte.net', 'sfr.fr', 'wanadoo.fr', 'libero.it', 'virgilio.it', 'tiscali.it'],
    ...['uol.com.br', 'bol.com.br', 'terra.com.br', 'ig.com.br', 'yahoo.com.br', 'hotmail.es', 'telefonica.net'],
    ...['ziggo.nl', 'kpnmail.nl', 'home.nl', 'live.nl', 'telenet.be', 'skynet.be', 'seznam.cz', 'wp.pl', 'onet.pl'],
    ...['mail.ru', 'yandex.ru', 'naver.com', 'daum.net', '163.com', 'qq.com', 'docomo.ne.jp', 'ezweb.ne.jp'],
    ...['email.com', 'mail.com', 'ymail.com', 'gmail.com', 'yahoo.co.jp', 'hey.com', 'pm.me', 'proton.me', 'usa.com'],
    ...['me.com', 'mac.com', 'msn.com', 'aim.com', 'live.com', 'fastmail.com', 'tutanota.com', 'btinternet.com'],
    ...['example.co', 'example.cm', 'spoke.care', 'clinic.health', 'ab.com', 'they.com', 'x.io', 'cloud.com'],
  ]
  it.each(real)('of %s is right as it is', (domain) => {
    expect(emailHint(`ana@${domain}`)).toBeUndefined()
  })

  it.each(['', 'ana', 'ana@', '@gmial.com', 'ana@gmial', 'ana b@gmial.com'])('%o is none yet', (typed) => {
    expect(emailHint(typed)).toBeUndefined()
  })
})
