import { anItem, mutual, needs, withCommonGroups } from './common-groups'
import type { DocumentRelations } from './relation-types'

/** Relations of the planning schedule (830). */
export const planningSchedules: DocumentRelations = {
  document: 'PlanningSchedules',
  groups: withCommonGroups({
    PlanningLine: { pairs: [needs('PurchasePriceBasis', 'PurchasePrice')], choices: [anItem] },
    ForecastSchedule: {
      pairs: [mutual('ForecastQtyUOM', 'ForecastQty'), needs('ForecastQualifier', 'ForecastQty', 'LocationQuantity')],
      periods: [{ from: 'ForecastDate', to: 'ForecastEndDate' }],
      distribution: { total: 'ForecastQty', parts: 'LocationQuantity', quantity: 'Qty' },
    },
    ScheduleHeader: { periods: [{ from: 'HorizonStartDate', to: 'HorizonEndDate' }] },
  }),
  lines: { path: 'LineItem', values: 'PlanningLine', number: 'LineSequenceNumber' },
  counts: [{ total: 'Summary/TotalLineItemNumber', counted: { path: 'LineItem' }, noun: 'lines' }],
}
