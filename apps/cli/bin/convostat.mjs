#!/usr/bin/env node
import '../../../scripts/convostat.mjs'
