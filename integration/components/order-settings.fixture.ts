const delivery = { days: { 'locker/standard': [1, 2] }, cutOffHour: 24, holidays: { dates: [], aroundEaster: [] } }

/** Of a shop in which an order is with its buyer within a week. */
export const settings = {
  pages: {}, account: undefined, delivery, shops: [{ street: 'Karmelicka 27', postcode: '31-131' }],
  withdrawal: { days: 14, begunStatuses: [], delivery, timeZone: 'Europe/Warsaw' },
}
