import { describe, expect, test } from 'vitest'
import { isNip, tidyNip } from './nip.ts'

describe('[CHK-04] NIP', () => {
  test.each(['5260250274', '526-025-02-74', 'PL 526 025 02 74', '7740001454', '526\u00a0025\u00a002\u00a074', '526–025–02–74', '５２６０２５０２７４', 'NIP: 526-10-40-828', 'NIP PL5261040828', 'PL 526 104 08 28', 'nip pl526 104 08 28', 'PL-5261040828', 'VAT EU: PL5261040828', 'NIP (UE) PL 526.104.08.28', 'N.I.P. 526/104/08/28', '526-104-08-28.', '526\u200b1040828'])('%s is valid', (text) => expect(isNip(text)).toBe(true))
  test.each(['5260250275', '123', '52602502740', 'abcdefghij', '0000000000', '', 'DE5260250274', '5260250080', 'NIP', 'REGON 5261040828', 'NIP 526 104 08 29', '5261040828 / 5260250274'])('%s is invalid', (text) => {
    expect(isNip(text)).toBe(false)
  })
  test.each([['526-025-02-74', '5260250274'], ['PL 526 025 02 74', '5260250274'], ['NIP: pl 526-104-08-28', '5261040828'], [' 123 ', '123']])('[CHK-22] %j is stored as %s', (text, stored) => expect(tidyNip(text)).toBe(stored))
})
