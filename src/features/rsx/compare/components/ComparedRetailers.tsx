import { useState } from 'react'
import { designDocuments } from '@/config/design-documents'
import { LockedRetailerBar } from '@/modules/rsx/retailers/LockedRetailerBar'
import { RetailerBar } from '@/modules/rsx/retailers/RetailerBar'
import { useRetailers } from '@/modules/rsx/retailers/use-retailers'
import type { RetailersToCompare } from '../hooks/use-compared-retailers'

interface ComparedRetailersProps {
  document: string
  retailers: RetailersToCompare
}

/** The choice of retailers whose requirements say whom a change concerns, for documents with a design (COMPARE-8). */
export function ComparedRetailers({ document, retailers }: ComparedRetailersProps) {
  const { areOffered, isVisitor, named, choose } = retailers
  const file = designDocuments.find(({ value }) => value === document)?.file
  const [isWanted, setIsWanted] = useState(false)
  const list = useRetailers(
    file ?? designDocuments[0].file,
    areOffered && file !== undefined && !isVisitor && (isWanted || named.length > 0),
  )
  if (!areOffered || file === undefined) return null
  if (isVisitor) {
    return (
      <LockedRetailerBar
        namedCount={named.length}
        withoutRetailers="Without one, the page says what changes for everybody."
      />
    )
  }
  return (
    <RetailerBar
      list={list}
      chosen={named}
      description="Choose the retailers that you trade with, to see which changes concern what they require."
      action="Compare for"
      onChoose={choose}
      onOpen={() => setIsWanted(true)}
    />
  )
}
