/** Puts it into the app's document, once a language. Throws where that has no place for it. */
export function withStarts(template: string, starts: Readonly<Record<string, string>>): string {
  const place = '<div id="root"></div>'
  if (!template.includes(place)) throw new Error(`the app's document has no ${place}`)
  const templates = Object.entries(starts).map(([language, start]) => `<template data-start="${language}">${start}</template>`)
  // The script that takes one of them is asked for as soon as the document is read, and runs before anything is painted.
  return template.replace(place, () => [...templates, '<script src="/start.js"></script>', place].join('\n    '))
}
