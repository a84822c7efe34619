import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toTimestamp } from './days'

describe('the instant of a day', () => {
  test.each([
    ['2026-01-15', '2026-01-15T09:00:00-08:00'],
    ['2026-07-15', '2026-07-15T09:00:00-07:00'],
    // The clocks change at two in the morning.
    ['2026-03-08', '2026-03-08T09:00:00-07:00'],
    ['2026-11-01', '2026-11-01T09:00:00-08:00'],
  ])('%s, in winter and summer time', (day, instant) => expect(toTimestamp(day)).toBe(instant))

  test.each([
    ['UTC', '2026-03-29T09:00:00+00:00'],
    ['Asia/Kolkata', '2026-03-29T09:00:00+05:30'],
    ['Europe/Berlin', '2026-03-29T09:00:00+02:00'],
    ['Pacific/Kiritimati', '2026-03-29T09:00:00+14:00'],
  ])('in %s', (timeZone, instant) =>
    expect(toTimestamp('2026-03-29', { timeZone, hour: '09:00:00' })).toBe(instant),
  )

  test('is that day and hour on the clocks of the place, whatever the day and place', () => {
    const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'))
    const days = fc.date({
      min: new Date('2000-01-01'),
      max: new Date('2037-12-31'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(days, zones, (date, timeZone) => {
        const day = date.toISOString().slice(0, 10)
        const instant = new Date(toTimestamp(day, { timeZone, hour: '09:00:00' }))
        const there = new Intl.DateTimeFormat('sv-SE', {
          timeZone,
          dateStyle: 'short',
          timeStyle: 'medium',
        })
        expect(there.format(instant)).toBe(`${day} 09:00:00`)
      }),
    )
  })
})
