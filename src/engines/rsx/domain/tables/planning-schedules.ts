import { anItem, usuallyMutual, usuallyNeeds, withCommonGroups } from './common-groups'
import type { DocumentRelations } from './relation-types'

/** Relations of the planning schedule (830). */
export const planningSchedules: DocumentRelations = {
  document: 'PlanningSchedules',
  groups: withCommonGroups({
    PlanningLine: { pairs: [usuallyNeeds('PurchasePriceBasis', 'PurchasePrice')], choices: [anItem] },
    ForecastSchedule: {
      pairs: [
        usuallyMutual('ForecastQtyUOM', 'ForecastQty'),
        usuallyNeeds('ForecastQualifier', 'ForecastQty', 'LocationQuantity'),
      ],
      periods: [{ from: 'ForecastDate', to: 'ForecastEndDate' }],
      distribution: { total: 'ForecastQty', parts: 'LocationQuantity', quantity: 'Qty' },
    },
    ScheduleHeader: { periods: [{ from: 'HorizonStartDate', to: 'HorizonEndDate' }] },
  }),
  content: {
    groups: { path: 'LineItem' },
    level: 'warning',
    noun: 'line',
    reason: 'A schedule without lines plans nothing.',
  },
  lines: { path: 'LineItem', values: 'PlanningLine', number: 'LineSequenceNumber' },
  counts: [{ total: 'Summary/TotalLineItemNumber', counted: { path: 'LineItem' }, noun: 'lines' }],
}
