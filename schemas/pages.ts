/* Generated from the configuration by `npm run types`. Do not edit. */

import type {
  AboutPortalSpec,
  BudgetProcessEvent,
  BudgetProcessExecutors,
  BudgetProcessGroups,
  BudgetProcessIndex,
  BudgetProcessPeriodEvents,
  BudgetProcessPeriods,
  BudgetProcessStages,
  BudgetProcessTasks,
  BudgetProcessTimeline,
  BudgetStructure,
  ClassificationChapters,
  ClassificationType,
  ContactsSpec,
  DeclarationParagraphsSpec,
  DeclarationSectionsSpec,
  DeclarationTableSpec,
  GlossaryTerm,
  LinksSpec,
  PartnersSpec,
  Principles
} from './types.ts';

export interface Contracts {
  calls: Calls;
  pages: Pages;
}
export interface Calls {
  'agency/branch': {
    path: '/api/agency/new/tree/:chapter/:path';
    params: {
      chapter: 'state' | 'local' | 'departmentsState' | 'departmentsLocal' | 'regions';
      path: string;
      agencyState?: 'ALL' | 'actual' | 'excluded';
      search?: string;
      rootPath?: string;
      year?: number;
      month?: number;
    };
    answer: {path: AgencyBranchNode[]; items: AgencyBranchNode[]; found: number | null; demonstration?: true};
    row: RowOf<Calls['agency/branch']['answer']['items']>;
  };
  'agency/budget': {
    path: '/api/agency/budget';
    params: {budgetCode: string; agencyState?: 'ALL' | 'actual' | 'excluded'};
    answer: {
      id: string;
      edrpou: string;
      shortName: string;
      orgStatus: number | null;
      department: string | null;
      territory: string | null;
      budgetCode: string | null;
      parent: string | null;
      state: string | null;
      address: string | null;
      phones: string | null;
      fax: string | null;
      registrationDate: string | null;
      exclusionDate: string | null;
    }[];
    row: RowOf<Calls['agency/budget']['answer']>;
  };
  'agency/file': {
    path: '/api/agency/file/:id';
    params: {id: string};
    answer: {
      id: string;
      edrpou: string;
      shortName: string;
      orgStatus: number | null;
      department: string | null;
      territory: string | null;
      budgetCode: string | null;
      parent: string | null;
      state: string | null;
      address: string | null;
      phones: string | null;
      fax: string | null;
      registrationDate: string | null;
      exclusionDate: string | null;
    }[];
    row: RowOf<Calls['agency/file']['answer']>;
  };
  'agency/graph': {
    path: '/api/agency/graph2';
    params: {
      chapter?: 'state' | 'local' | 'departmentsState' | 'departmentsLocal' | 'regions';
      agencyState?: 'ALL' | 'actual' | 'excluded';
      lastLoad?: string;
      search?: string;
      agency?: string;
    };
    answer: {
      path: string[];
      nodes: {
        id: string;
        name: string;
        orgStatus: number | null;
        department: string | null;
        region: string | null;
        state: string | null;
        isGroup: boolean;
        below: number;
        childCount: number;
        isFound: boolean;
      }[];
      links: {source: string; target: string}[];
      found: number | null;
      demonstration?: true;
    };
    row: RowOf<Calls['agency/graph']['answer']['nodes']>;
  };
  'agency/last-load': {
    path: '/api/agency/lastLoad';
    params: {};
    answer: {
      tableName:
        | 'MAIN'
        | 'CONSOLIDATED'
        | 'INCOMES'
        | 'EXPENSES'
        | 'EXPENSES_FUNCTIONAL'
        | 'EXPENSES_PROGRAM'
        | 'CREDITS'
        | 'FINANCING_DEBTS'
        | 'FINANCING_CREDITOR'
        | 'DEBTS'
        | 'GUARANTEED_DEBTS'
        | 'PUBLIC_DEBT'
        | 'FUNDS'
        | 'RECIPIENTS'
        | 'PROJECT'
        | 'TARGET_PROGRAMS';
      stateDate?: string | null;
      stateQuarter?: string | null;
      localDate?: string | null;
      localQuarter?: string | null;
      lastLoad?: string;
    }[];
    row: RowOf<Calls['agency/last-load']['answer']>;
  };
  'agency/list': {
    path: '/api/agency/list';
    params: {
      agencyState?: 'ALL' | 'actual' | 'excluded';
      search?: string;
      type?: 'ALL' | 'state' | 'local';
      territory?: string;
      region?: number;
      department?: string;
      sort?:
        | 'shortName'
        | '-shortName'
        | 'edrpou'
        | '-edrpou'
        | 'territory'
        | '-territory'
        | 'territoryName'
        | '-territoryName'
        | 'type'
        | '-type'
        | 'state'
        | '-state'
        | 'registrationDate'
        | '-registrationDate'
        | 'exclusionDate'
        | '-exclusionDate';
    };
    answer: {
      id: string;
      edrpou: string;
      shortName: string;
      orgStatus: number | null;
      department: string | null;
      territory: string | null;
      budgetCode: string | null;
      parent: string | null;
      state: string | null;
      address: string | null;
      phones: string | null;
      fax: string | null;
      registrationDate: string | null;
      exclusionDate: string | null;
      type: string | null;
      territoryName: string | null;
    }[];
    row: RowOf<Calls['agency/list']['answer']>;
  };
  'agency/lower': {
    path: '/api/agency/lower/:id';
    params: {id: string; agencyState?: 'ALL' | 'actual' | 'excluded'; rootPath?: string};
    answer: {path: AgencyLowerNode[]; items: AgencyLowerNode[]; found: number | null; demonstration?: true};
    row: RowOf<Calls['agency/lower']['answer']['items']>;
  };
  'agency/profile': {
    path: '/api/agency/:id';
    params: {id: string; agencyState?: 'ALL' | 'actual' | 'excluded'};
    answer: {
      id: string;
      edrpou: string;
      shortName: string;
      fullName: string | null;
      orgStatus: number | null;
      department: string | null;
      territory: string | null;
      place: string | null;
      budgetCode: string | null;
      parent: string | null;
      state: string | null;
      address: string | null;
      phones: string | null;
      fax: string | null;
      registrationDate: string | null;
      exclusionDate: string | null;
      year: number | null;
      plan: number | null;
      done: number | null;
      localTree: {
        id: string;
        edrpou: string;
        shortName: string;
        orgStatus: number | null;
        state: string | null;
        children: {[k: string]: unknown}[];
      }[];
      isLocalMainSpending: boolean;
      demonstration?: true;
    };
    row: RowOf<Calls['agency/profile']['answer']>;
  };
  'agency/roots': {
    path: '/api/agency/new/tree/:chapter';
    params: {
      chapter: 'state' | 'local' | 'departmentsState' | 'departmentsLocal' | 'regions';
      agencyState?: 'ALL' | 'actual' | 'excluded';
      search?: string;
      rootPath?: string;
      year?: number;
      month?: number;
    };
    answer: {path: AgencyRootsNode[]; items: AgencyRootsNode[]; found: number | null; demonstration?: true};
    row: RowOf<Calls['agency/roots']['answer']['items']>;
  };
  'agency/statistic-departmentslocal': {
    path: '/api/agency/statistic/departmentsLocal';
    params: {agencyState?: 'ALL' | 'actual' | 'excluded'};
    answer: {id: string; name: string; count: number}[];
    row: RowOf<Calls['agency/statistic-departmentslocal']['answer']>;
  };
  'agency/statistic-departmentsstate': {
    path: '/api/agency/statistic/departmentsState';
    params: {agencyState?: 'ALL' | 'actual' | 'excluded'};
    answer: {id: string; name: string; count: number}[];
    row: RowOf<Calls['agency/statistic-departmentsstate']['answer']>;
  };
  'agency/statistic-regions': {
    path: '/api/agency/statistic/regions';
    params: {agencyState?: 'ALL' | 'actual' | 'excluded'};
    answer: {id: string; name: string; count: number}[];
    row: RowOf<Calls['agency/statistic-regions']['answer']>;
  };
  'agency/statistic': {
    path: '/api/agency/statistic';
    params: {agencyState?: 'ALL' | 'actual' | 'excluded'};
    answer: {id: string; name: string; count: number}[];
    row: RowOf<Calls['agency/statistic']['answer']>;
  };
  'agency/table': {
    path: '/api/agency/table';
    params: {
      agencyState?: 'ALL' | 'actual' | 'excluded';
      search?: string;
      type?: 'ALL' | 'state' | 'local';
      territory?: string;
      region?: number;
      department?: string;
      sort?:
        | 'shortName'
        | '-shortName'
        | 'edrpou'
        | '-edrpou'
        | 'territory'
        | '-territory'
        | 'territoryName'
        | '-territoryName'
        | 'type'
        | '-type'
        | 'state'
        | '-state'
        | 'registrationDate'
        | '-registrationDate'
        | 'exclusionDate'
        | '-exclusionDate';
      page?: number;
      pageSize?: number;
    };
    answer: {
      elements: {
        id: string;
        edrpou: string;
        shortName: string;
        orgStatus: number | null;
        department: string | null;
        territory: string | null;
        budgetCode: string | null;
        parent: string | null;
        state: string | null;
        address: string | null;
        phones: string | null;
        fax: string | null;
        registrationDate: string | null;
        exclusionDate: string | null;
        type: string | null;
        territoryName: string | null;
      }[];
      totalElements: number;
      demonstration?: true;
    };
    row: RowOf<Calls['agency/table']['answer']['elements']>;
  };
  'agency/tree': {
    path: '/api/agency/tree/:chapter';
    params: {
      chapter: 'state' | 'local' | 'departmentsState' | 'departmentsLocal' | 'regions';
      agencyState?: 'ALL' | 'actual' | 'excluded';
      search?: string;
      rootPath?: string;
      year?: number;
      month?: number;
    };
    answer: AgencyTreeNode[];
    row: RowOf<Calls['agency/tree']['answer']>;
  };
  'boost/expenses': {
    path: '/api/boost/expenses';
    params: {place?: string; year?: number};
    answer: {items: BoostExpensesItem[]; notes?: Note[]; coverage?: Coverage; demonstration?: true};
    row: RowOf<Calls['boost/expenses']['answer']['items']>;
  };
  'boost/places': {
    path: '/api/boost/places';
    params: {};
    answer: {code: string; codeName: string}[];
    row: RowOf<Calls['boost/places']['answer']>;
  };
  'boost/regions': {
    path: '/api/boost/regions';
    params: {year: number; function?: string};
    answer: {
      items: {
        code:
          | '02'
          | '03'
          | '04'
          | '05'
          | '06'
          | '07'
          | '08'
          | '09'
          | '10'
          | '11'
          | '12'
          | '13'
          | '14'
          | '15'
          | '16'
          | '17'
          | '18'
          | '19'
          | '20'
          | '21'
          | '22'
          | '23'
          | '24'
          | '25'
          | '26';
        codeName: string;
        codeNameEn?: string;
        level: number;
        data: {executed?: number; adjusted?: number; executedPercent?: number};
        coverage?: Coverage;
      }[];
      notes?: Note[];
      coverage?: Coverage;
      demonstration?: true;
    };
    row: RowOf<Calls['boost/regions']['answer']['items']>;
  };
  'boost/years': {
    path: '/api/boost/years';
    params: {place?: string};
    answer: {items: BoostYearsItem[]; notes?: Note[]; coverage?: Coverage; demonstration?: true};
    row: RowOf<Calls['boost/years']['answer']['items']>;
  };
  'budget-process/registry': {
    path: '/api/budgetProcess/registry';
    params: {
      year: number;
      executorCode?: string;
      purpose?: 'forecast' | 'decision' | 'request' | 'process' | 'planning' | 'passport' | 'analysis';
      formCode?: (
        | 'BLP0020002A'
        | 'BLP0020003A'
        | 'BLP0020004A'
        | 'LOCDECISION'
        | 'BLP0080002P'
        | 'BLP0080002A'
        | 'BLP0080002R'
        | 'BLP0080003P'
        | 'BLP0080003A'
        | 'BLP0080003R'
        | 'BLP0050101A'
        | 'BLP0050201A'
        | 'BLP0050301A'
        | 'BLE0010101A'
        | 'BLR0010101A'
        | 'BLR0010102A'
      )[];
    };
    answer: {
      id: string;
      formId: string | null;
      purpose: string | null;
      programCode: string | null;
      year: string | null;
      executorCode: string | null;
      datePub: string | null;
      dateCanc: string | null;
      srcFile: string | null;
      sign: string | null;
    }[];
    row: RowOf<Calls['budget-process/registry']['answer']>;
  };
  'budget-process/report': {
    path: '/api/budgetProcess/report/:id';
    params: {id: string; type?: 'srcFile' | 'pdfPrint' | 'pdfNakaz'};
    answer: {
      id: string;
      formId: string | null;
      purpose: string | null;
      programCode: string | null;
      year: string | null;
      executorCode: string | null;
      datePub: string | null;
      dateCanc: string | null;
      srcFile: string | null;
      sign: string | null;
    }[];
    row: RowOf<Calls['budget-process/report']['answer']>;
  };
  'data/budget-process-tasks': {
    path: '/data/budgetProcess/tasks.json';
    params: {};
    answer: BudgetProcessTasks;
    row: RowOf<Calls['data/budget-process-tasks']['answer']>;
  };
  'data/budget-process-timeline': {
    path: '/data/budgetProcess/timeline.json';
    params: {};
    answer: BudgetProcessTimeline;
    row: RowOf<Calls['data/budget-process-timeline']['answer']>;
  };
  'data/declaration-paragraphs': {
    path: '/data/budgetDeclaration/:declaration/paragraphs.json';
    params: {declaration: string};
    answer: DeclarationParagraphsSpec;
    row: RowOf<Calls['data/declaration-paragraphs']['answer']>;
  };
  'data/declaration-sections': {
    path: '/data/budgetDeclaration/sections.json';
    params: {};
    answer: DeclarationSectionsSpec;
    row: RowOf<Calls['data/declaration-sections']['answer']>;
  };
  'data/declaration-table': {
    path: '/data/budgetDeclaration/:declaration/table-:table.json';
    params: {declaration: string; table: string};
    answer: DeclarationTableSpec;
    row: RowOf<Calls['data/declaration-table']['answer']>;
  };
  'dictionaries/codes': {
    path: '/api/dictionaries/codes';
    params: {type: 'INC'};
    answer: {code: string; codeName: string; parentCode: string | null}[];
    row: RowOf<Calls['dictionaries/codes']['answer']>;
  };
  'dictionaries/department': {
    path: '/api/dictionaries/department';
    params: {};
    answer: {id: {id: string; type: string | null}; name: string}[];
    row: RowOf<Calls['dictionaries/department']['answer']>;
  };
  'dictionaries/territory-sign': {
    path: '/api/dictionaries/territorySign';
    params: {};
    answer: {id: number; name: string}[];
    row: RowOf<Calls['dictionaries/territory-sign']['answer']>;
  };
  'ledger/exceptions': {
    path: '/api/ledger/exceptions';
    params: {year?: number; search?: string};
    answer: {
      rule: string;
      fact: string;
      key: string;
      year: number;
      grain: 'month' | 'quarter' | 'year';
      period: number;
      part: string;
      code: string;
      measure: string;
      difference: number | null;
    }[];
    row: RowOf<Calls['ledger/exceptions']['answer']>;
  };
  'local-budgets/about-budgets': {
    path: '/api/localBudgets/aboutBudgets';
    params: {year?: number; region?: number; territorySign?: string; budgetSign?: string};
    answer: {
      budgetCode: string;
      budgetName: string;
      region: string | null;
      budgetType: string | null;
      budgetSign: number | null;
      territorySign: number | null;
      population: number | null;
      koatuu: string | null;
      katottg: string | null;
      government: string | null;
      unit: string | null;
      extraFieldsUnnecessary: boolean;
    }[];
    row: RowOf<Calls['local-budgets/about-budgets']['answer']>;
  };
  'local-budgets/about-compare': {
    path: '/api/localBudgets/about-compare';
    params: {budgetCode: string[]; year?: number};
    answer: {
      budgetCode: string;
      budgetName?: string;
      region?: string | null;
      budgetType?: string | null;
      budgetSign?: number | null;
      territorySign?: number | null;
      population?: number | null;
      koatuu?: string | null;
      katottg?: string | null;
      government?: string | null;
      unit?: string | null;
      endDate?: string | null;
      successor?: string | null;
      successorName?: string | null;
      extraFieldsUnnecessary?: boolean;
      period: {year: number; month: number} | null;
      details: {code: string; codeName: string; codeNameEn?: string; level: number; plan?: number; done?: number; percent?: number}[];
      notes?: Note[];
    }[];
    row: RowOf<Calls['local-budgets/about-compare']['answer']>;
  };
  'local-budgets/about-file': {
    path: '/api/localBudgets/aboutBudgets/:year/:region';
    params: {year: number; region: number};
    answer: {
      budgetCode: string;
      budgetName: string;
      region: string | null;
      budgetType: string | null;
      budgetSign: number | null;
      territorySign: number | null;
      population: number | null;
      koatuu: string | null;
      katottg: string | null;
      government: string | null;
      unit: string | null;
      extraFieldsUnnecessary: boolean;
    }[];
    row: RowOf<Calls['local-budgets/about-file']['answer']>;
  };
  'local-budgets/about-plain': {
    path: '/api/localBudgets/aboutBudgets/plain';
    params: {year?: number; monthFrom?: number; monthTo?: number; fundType?: 'TOTAL' | 'COMMON' | 'SPECIAL'; codeBudget?: string};
    answer: {budgetCode: string | null; budgetName: string; koatuu: string | null; terUnit: string | null; katottg: string | null}[];
    row: RowOf<Calls['local-budgets/about-plain']['answer']>;
  };
  'local-budgets/about-tree': {
    path: '/api/localBudgets/aboutBudgetsTree';
    params: {year?: number; region?: number; territorySign?: string};
    answer: LocalBudgetsAboutTreeNode[];
    row: RowOf<Calls['local-budgets/about-tree']['answer']>;
  };
  'local-budgets/about': {
    path: '/api/localBudgets/:code/about';
    params: {code: string; year?: number};
    answer: {
      budgetCode: string;
      budgetName: string;
      region: string | null;
      budgetType: string | null;
      budgetSign: number | null;
      territorySign: number | null;
      population: number | null;
      koatuu: string | null;
      katottg: string | null;
      government: string | null;
      unit: string | null;
      endDate: string | null;
      successor: string | null;
      successorName: string | null;
      extraFieldsUnnecessary: boolean;
      demonstration?: true;
    };
    row: RowOf<Calls['local-budgets/about']['answer']>;
  };
  'local-budgets/balance': {
    path: '/api/localBudgets/balance';
    params: {
      codeBudget: string;
      fundType?: 'TOTAL' | 'COMMON' | 'SPECIAL';
      year: number;
      treeType?: 'WITHOUT_DETALISATION' | 'KEKV' | 'KPK' | 'KKK' | 'KFK';
      monthFrom?: number;
      monthTo?: number;
      periodType?: 'MONTH' | 'QUARTER' | 'YEAR';
      periodFrom?: number;
      periodTo?: number;
    };
    answer: {
      items: {
        code: 'incomes' | 'expenses' | 'credits' | 'financing';
        codeName: string;
        codeNameEn?: string;
        level: number;
        data: {plan?: number; done?: number; percent?: number};
        coverage?: Coverage;
      }[];
      notes?: Note[];
      coverage?: Coverage;
      demonstration?: true;
    };
    row: RowOf<Calls['local-budgets/balance']['answer']['items']>;
  };
  'local-budgets/budget-years': {
    path: '/api/localBudgets/budgetYears';
    params: {};
    answer: {
      items: {
        code: string;
        codeName: string;
        codeNameEn?: string;
        level: number;
        data: {done?: number};
        months?: {from: number; to: number};
        incomplete?: true;
        date?: string;
        open?: string;
        coverage?: Coverage;
      }[];
      notes?: Note[];
      coverage?: Coverage;
      demonstration?: true;
    };
    row: RowOf<Calls['local-budgets/budget-years']['answer']['items']>;
  };
  'local-budgets/budgets-count': {
    path: '/api/localBudgets/budgetsCount';
    params: {year?: number; territorySign?: string};
    answer: {id: string; name: string; count: number}[];
    row: RowOf<Calls['local-budgets/budgets-count']['answer']>;
  };
  'local-budgets/code-dynamics': {
    path: '/api/localBudgets/:code/dynamicsYY';
    params: {code: string; year: number; month?: number};
    answer: {
      items: {
        code: string;
        codeName: string;
        codeNameEn?: string;
        level: number;
        data: {incomes?: number; expenses?: number; credits?: number; financing?: number};
        months?: {from: number; to: number};
        incomplete?: true;
        date?: string;
        open?: string;
        coverage?: Coverage;
      }[];
      notes?: Note[];
      coverage?: Coverage;
      demonstration?: true;
    };
    row: RowOf<Calls['local-budgets/code-dynamics']['answer']['items']>;
  };
  'local-budgets/code-total': {
    path: '/api/localBudgets/:code/total';
    params: {code: string; year: number; month?: number};
    answer: {
      items: {
        code: 'incomes' | 'expenses' | 'credits' | 'financing';
        codeName: string;
        codeNameEn?: string;
        level: number;
        data: {plan?: number; done?: number; percent?: number};
        coverage?: Coverage;
      }[];
      notes?: Note[];
      coverage?: Coverage;
      demonstration?: true;
    };
    row: RowOf<Calls['local-budgets/code-total']['answer']['items']>;
  };
  'local-budgets/compare': {
    path: '/api/localBudgets/compare/:chapter';
    params: {
      chapter: 'program' | 'functional' | 'economic' | 'incomes' | 'expenses' | 'credits' | 'financing' | 'fincred' | 'findebt';
      codeBudget: string[];
      year: number;
      monthTo: number;
    };
    answer: {
      codeBudget: string;
      period: {year: number; month: number} | null;
      details: {code: string; codeName: string; codeNameEn?: string; level: number; plan?: number; done?: number; percent?: number}[];
      notes?: Note[];
    }[];
    row: RowOf<Calls['local-budgets/compare']['answer']>;
  };
  'local-budgets/credit-dynamic': {
    path: '/api/localBudgets/:code/credit/:chapter';
    params: {
      code: string;
      chapter: 'functionalDynamic' | 'programDynamic' | 'classifierDynamic';
      year?: number;
      fundType?: 'TOTAL' | 'COMMON' | 'SPECIAL';
    };
    answer: {items: LocalBudgetsCreditDynamicItem[]; notes?: Note[]; coverage?: Coverage; demonstration?: true};
    row: RowOf<Calls['local-budgets/credit-dynamic']['answer']['items']>;
  };
  'local-budgets/credits': {
    path: '/api/localBudgets/credits/:chapter';
    params: {
      chapter: 'program' | 'functional' | 'classifier';
      codeBudget: string;
      fundType: 'TOTAL' | 'COMMON' | 'SPECIAL';
      year: number;
      treeType?: 'WITHOUT_DETALISATION' | 'KEKV' | 'KPK' | 'KKK' | 'KFK';
      monthFrom?: number;
      monthTo?: number;
      periodType?: 'MONTH' | 'QUARTER' | 'YEAR';
      periodFrom?: number;
      periodTo?: number;
    };
    answer: {items: LocalBudgetsCreditsItem[]; notes?: Note[]; coverage?: Coverage; demonstration?: true};
    row: RowOf<Calls['local-budgets/credits']['answer']['items']>;
  };
  'local-budgets/economic-funds': {
    path: '/api/localBudgets/economicPercentFunds';
    params: {
      codeBudget: string;
      fundType?: ('TOTAL' | 'COMMON' | 'SPECIAL')[];
      year: number;
      treeType?: 'WITHOUT_DETALISATION' | 'KEKV' | 'KPK' | 'KKK' | 'KFK';
      monthFrom?: number;
      monthTo?: number;
      periodType?: 'MONTH' | 'QUARTER' | 'YEAR';
      periodFrom?: number;
      periodTo?: number;
    };
    answer: {
      fundType: string;
      period: {year: number; month: number} | null;
      details: {code: string; codeName: string; codeNameEn?: string; level: number; yearPlan?: number; done?: number; percent?: number}[];
      notes?: Note[];
    }[];
    row: RowOf<Calls['local-budgets/economic-funds']['answer']>;
  };
  'local-budgets/expenses-dynamic': {
    path: '/api/localBudgets/:code/expenses/:chapter';
    params: {
      code: string;
      chapter: 'functionalDynamic' | 'economicDynamic' | 'programDynamic';
      year?: number;
      fundType?: 'TOTAL' | 'COMMON' | 'SPECIAL';
    };
    answer: {items: LocalBudgetsExpensesDynamicItem[]; notes?: Note[]; coverage?: Coverage; demonstration?: true};
    row: RowOf<Calls['local-budgets/expenses-dynamic']['answer']['items']>;
  };
  'local-budgets/expenses': {
    path: '/api/localBudgets/:chapter';
    params: {
      chapter: 'program' | 'functional' | 'economic';
      codeBudget: string;
      fundType: 'TOTAL' | 'COMMON' | 'SPECIAL';
      year: number;
      treeType?: 'WITHOUT_DETALISATION' | 'KEKV' | 'KPK' | 'KKK' | 'KFK';
      monthFrom?: number;
      monthTo?: number;
      periodType?: 'MONTH' | 'QUARTER' | 'YEAR';
      periodFrom?: number;
      periodTo?: number;
    };
    answer: {items: LocalBudgetsExpensesItem[]; notes?: Note[]; coverage?: Coverage; demonstration?: true};
    row: RowOf<Calls['local-budgets/expenses']['answer']['items']>;
  };
  'local-budgets/financing-dynamic': {
    path: '/api/localBudgets/:code/financing/:chapter';
    params: {code: string; chapter: 'creditorsDynamic' | 'debtsDynamic'; year?: number; fundType?: 'TOTAL' | 'COMMON' | 'SPECIAL'};
    answer: {items: LocalBudgetsFinancingDynamicItem[]; notes?: Note[]; coverage?: Coverage; demonstration?: true};
    row: RowOf<Calls['local-budgets/financing-dynamic']['answer']['items']>;
  };
  'local-budgets/financing': {
    path: '/api/localBudgets/financing/:chapter';
    params: {
      chapter: 'creditors' | 'debts';
      codeBudget: string;
      fundType: 'TOTAL' | 'COMMON' | 'SPECIAL';
      year: number;
      treeType?: 'WITHOUT_DETALISATION' | 'KEKV' | 'KPK' | 'KKK' | 'KFK';
      monthFrom?: number;
      monthTo?: number;
      periodType?: 'MONTH' | 'QUARTER' | 'YEAR';
      periodFrom?: number;
      periodTo?: number;
    };
    answer: {items: LocalBudgetsFinancingItem[]; notes?: Note[]; coverage?: Coverage; demonstration?: true};
    row: RowOf<Calls['local-budgets/financing']['answer']['items']>;
  };
  'local-budgets/functional-funds': {
    path: '/api/localBudgets/functionalPercentFunds';
    params: {
      codeBudget: string;
      fundType?: ('TOTAL' | 'COMMON' | 'SPECIAL')[];
      year: number;
      treeType?: 'WITHOUT_DETALISATION' | 'KEKV' | 'KPK' | 'KKK' | 'KFK';
      monthFrom?: number;
      monthTo?: number;
      periodType?: 'MONTH' | 'QUARTER' | 'YEAR';
      periodFrom?: number;
      periodTo?: number;
    };
    answer: {
      fundType: string;
      period: {year: number; month: number} | null;
      details: {code: string; codeName: string; codeNameEn?: string; level: number; yearPlan?: number; done?: number; percent?: number}[];
      notes?: Note[];
    }[];
    row: RowOf<Calls['local-budgets/functional-funds']['answer']>;
  };
  'local-budgets/funds-years': {
    path: '/api/localBudgets/:code/fundsDynamic/:chapter';
    params: {code: string; chapter: 'program' | 'functional' | 'economic' | 'incomes'; year?: number; monthFrom?: number; monthTo?: number};
    answer: {
      items: {
        code: string;
        codeName: string;
        codeNameEn?: string;
        level: number;
        data: {plan?: number; done?: number};
        months?: {from: number; to: number};
        incomplete?: true;
        date?: string;
        open?: string;
        coverage?: Coverage;
      }[];
      notes?: Note[];
      coverage?: Coverage;
      demonstration?: true;
    };
    row: RowOf<Calls['local-budgets/funds-years']['answer']['items']>;
  };
  'local-budgets/funds': {
    path: '/api/localBudgets/funds/:chapter';
    params: {
      chapter: 'program' | 'functional' | 'economic' | 'incomes';
      codeBudget: string;
      year: number;
      monthFrom?: number;
      monthTo?: number;
      periodType?: 'MONTH' | 'QUARTER' | 'YEAR';
      periodFrom?: number;
      periodTo?: number;
    };
    answer: {items: LocalBudgetsFundsItem[]; notes?: Note[]; coverage?: Coverage; demonstration?: true};
    row: RowOf<Calls['local-budgets/funds']['answer']['items']>;
  };
  'local-budgets/get-budgets': {
    path: '/api/localBudgets/getBudgets';
    params: {regionId: number; year?: number; territorySign?: string};
    answer: {budgetId: string; budgetName: string}[];
    row: RowOf<Calls['local-budgets/get-budgets']['answer']>;
  };
  'local-budgets/incomes-dynamic': {
    path: '/api/localBudgets/:budgetCode/incomesDynamic';
    params: {budgetCode: string; year?: number; fundType?: 'TOTAL' | 'COMMON' | 'SPECIAL'};
    answer: {
      items: {
        code: string;
        codeName: string;
        codeNameEn?: string;
        level: number;
        data: {plan?: number; done?: number};
        months?: {from: number; to: number};
        incomplete?: true;
        date?: string;
        open?: string;
        coverage?: Coverage;
      }[];
      notes?: Note[];
      coverage?: Coverage;
      demonstration?: true;
    };
    row: RowOf<Calls['local-budgets/incomes-dynamic']['answer']['items']>;
  };
  'local-budgets/incomes-funds': {
    path: '/api/localBudgets/incomesLocalfunds';
    params: {
      codeBudget: string;
      fundType?: ('TOTAL' | 'COMMON' | 'SPECIAL')[];
      year: number;
      treeType?: 'WITHOUT_DETALISATION' | 'KEKV' | 'KPK' | 'KKK' | 'KFK';
      monthFrom?: number;
      monthTo?: number;
      periodType?: 'MONTH' | 'QUARTER' | 'YEAR';
      periodFrom?: number;
      periodTo?: number;
    };
    answer: {
      fundType: string;
      period: {year: number; month: number} | null;
      details: {code: string; codeName: string; codeNameEn?: string; level: number; yearPlan?: number; done?: number; percent?: number}[];
      notes?: Note[];
    }[];
    row: RowOf<Calls['local-budgets/incomes-funds']['answer']>;
  };
  'local-budgets/incomes': {
    path: '/api/localBudgets/incomesLocal';
    params: {
      codeBudget: string;
      fundType: 'TOTAL' | 'COMMON' | 'SPECIAL';
      year: number;
      treeType?: 'WITHOUT_DETALISATION' | 'KEKV' | 'KPK' | 'KKK' | 'KFK';
      monthFrom?: number;
      monthTo?: number;
      periodType?: 'MONTH' | 'QUARTER' | 'YEAR';
      periodFrom?: number;
      periodTo?: number;
    };
    answer: {items: LocalBudgetsIncomesItem[]; notes?: Note[]; coverage?: Coverage; demonstration?: true};
    row: RowOf<Calls['local-budgets/incomes']['answer']['items']>;
  };
  'local-budgets/neighbours': {
    path: '/api/localBudgets/neighbours';
    params: {codeBudget: string; year: number; monthTo?: number};
    answer: {code: string; codeName: string; reason: 'number' | 'amount'; percent: number}[];
    row: RowOf<Calls['local-budgets/neighbours']['answer']>;
  };
  'local-budgets/program-funds': {
    path: '/api/localBudgets/programPercentFunds';
    params: {
      codeBudget: string;
      fundType?: ('TOTAL' | 'COMMON' | 'SPECIAL')[];
      year: number;
      treeType?: 'WITHOUT_DETALISATION' | 'KEKV' | 'KPK' | 'KKK' | 'KFK';
      monthFrom?: number;
      monthTo?: number;
      periodType?: 'MONTH' | 'QUARTER' | 'YEAR';
      periodFrom?: number;
      periodTo?: number;
    };
    answer: {
      fundType: string;
      period: {year: number; month: number} | null;
      details: {code: string; codeName: string; codeNameEn?: string; level: number; yearPlan?: number; done?: number; percent?: number}[];
      notes?: Note[];
    }[];
    row: RowOf<Calls['local-budgets/program-funds']['answer']>;
  };
  'local-budgets/recipient-years': {
    path: '/api/localBudgets/recipients/:recipient/dynamicsYY';
    params: {recipient: string; codeBudget?: string; fundType?: 'TOTAL' | 'COMMON' | 'SPECIAL'; year?: number};
    answer: {
      items: {
        code: string;
        codeName: string;
        codeNameEn?: string;
        level: number;
        data: {plan?: number; done?: number};
        months?: {from: number; to: number};
        incomplete?: true;
        date?: string;
        open?: string;
        coverage?: Coverage;
      }[];
      notes?: Note[];
      coverage?: Coverage;
      demonstration?: true;
    };
    row: RowOf<Calls['local-budgets/recipient-years']['answer']['items']>;
  };
  'local-budgets/recipient': {
    path: '/api/localBudgets/recipients/:recipient';
    params: {recipient: string; fundType?: 'TOTAL' | 'COMMON' | 'SPECIAL'; year?: number};
    answer: {items: LocalBudgetsRecipientItem[]; notes?: Note[]; coverage?: Coverage; demonstration?: true};
    row: RowOf<Calls['local-budgets/recipient']['answer']['items']>;
  };
  'local-budgets/recipients': {
    path: '/api/localBudgets/recipients';
    params: {codeBudget: string; fundType?: 'TOTAL' | 'COMMON' | 'SPECIAL'; year?: number};
    answer: {items: LocalBudgetsRecipientsItem[]; notes?: Note[]; coverage?: Coverage; demonstration?: true};
    row: RowOf<Calls['local-budgets/recipients']['answer']['items']>;
  };
  'local-budgets/regions': {
    path: '/api/localBudgets/regions';
    params: {year: number; monthFrom?: number; monthTo?: number; fundType?: 'TOTAL' | 'COMMON' | 'SPECIAL'; regionId?: number};
    answer: {
      items: {
        code: string;
        codeName: string;
        codeNameEn?: string;
        level: number;
        data: {
          incomes?: number;
          plan?: number;
          percent?: number;
          ownIncomes?: number;
          expenses?: number;
          previous?: number;
          perInhabitant?: number;
          change?: number;
        };
        sign?: string | null;
        coverage?: Coverage;
      }[];
      notes?: Note[];
      coverage?: Coverage;
      demonstration?: true;
    };
    row: RowOf<Calls['local-budgets/regions']['answer']['items']>;
  };
  'local-budgets/sankey-transfers': {
    path: '/api/localBudgets/sankeytransfers';
    params: {
      codeBudget: string;
      fundType?: 'TOTAL' | 'COMMON' | 'SPECIAL';
      year: number;
      treeType?: 'WITHOUT_DETALISATION' | 'KEKV' | 'KPK' | 'KKK' | 'KFK';
      monthFrom?: number;
      monthTo?: number;
      periodType?: 'MONTH' | 'QUARTER' | 'YEAR';
      periodFrom?: number;
      periodTo?: number;
    };
    answer: {
      nodes: {id: string; code: string; codeName: string; side: 'source' | 'middle' | 'target'; missing?: true; codeNameEn?: string}[];
      links: {source: string; target: string; value: number}[];
      notes?: Note[];
      coverage?: Coverage;
      demonstration?: true;
    };
    row: RowOf<Calls['local-budgets/sankey-transfers']['answer']['links']>;
  };
  'local-budgets/sankey': {
    path: '/api/localBudgets/sankey2';
    params: {
      codeBudget: string;
      fundType?: 'TOTAL' | 'COMMON' | 'SPECIAL';
      year: number;
      treeType?: 'WITHOUT_DETALISATION' | 'KEKV' | 'KPK' | 'KKK' | 'KFK';
      monthFrom?: number;
      monthTo?: number;
      periodType?: 'MONTH' | 'QUARTER' | 'YEAR';
      periodFrom?: number;
      periodTo?: number;
    };
    answer: {
      nodes: {id: string; code: string; codeName: string; side: 'source' | 'middle' | 'target'; missing?: true; codeNameEn?: string}[];
      links: {source: string; target: string; value: number}[];
      notes?: Note[];
      coverage?: Coverage;
      demonstration?: true;
    };
    row: RowOf<Calls['local-budgets/sankey']['answer']['links']>;
  };
  'local-budgets/search-budgets': {
    path: '/api/localBudgets/searchBudgets';
    params: {search: string; year?: number};
    answer: {budgetId: string; budgetName: string; regionName: string | null; earlier: string | null; endDate: string | null}[];
    row: RowOf<Calls['local-budgets/search-budgets']['answer']>;
  };
  'local-budgets/territories': {
    path: '/api/localBudgets/territories';
    params: {};
    answer: {id: number; territoryName: string}[];
    row: RowOf<Calls['local-budgets/territories']['answer']>;
  };
  'local-budgets/total': {
    path: '/api/localBudgets/total';
    params: {
      codeBudget: string;
      fundType?: 'TOTAL' | 'COMMON' | 'SPECIAL';
      year: number;
      monthFrom?: number;
      monthTo?: number;
      periodType?: 'MONTH' | 'QUARTER' | 'YEAR';
      periodFrom?: number;
      periodTo?: number;
    };
    answer: {
      items: {
        code: 'incomes' | 'expenses' | 'credits' | 'financing';
        codeName: string;
        codeNameEn?: string;
        level: number;
        data: {plan?: number; done?: number; percent?: number};
        coverage?: Coverage;
      }[];
      notes?: Note[];
      coverage?: Coverage;
      demonstration?: true;
    };
    row: RowOf<Calls['local-budgets/total']['answer']['items']>;
  };
  'local-budgets/transfers': {
    path: '/api/localBudgets/transferts';
    params: {
      codeBudget: string;
      fundType: 'TOTAL' | 'COMMON' | 'SPECIAL';
      year: number;
      treeType?: 'WITHOUT_DETALISATION' | 'KEKV' | 'KPK' | 'KKK' | 'KFK';
      monthFrom?: number;
      monthTo?: number;
      periodType?: 'MONTH' | 'QUARTER' | 'YEAR';
      periodFrom?: number;
      periodTo?: number;
    };
    answer: {items: LocalBudgetsTransfersItem[]; notes?: Note[]; coverage?: Coverage; demonstration?: true};
    row: RowOf<Calls['local-budgets/transfers']['answer']['items']>;
  };
  'passports/details': {
    path: '/api/passports/details/:id';
    params: {id: string; type?: 'data' | 'pdfPrint'};
    answer: {
      id: string;
      programCode: string | null;
      programName: string;
      year: string | null;
      executorCode: string | null;
      datePub: string | null;
      dateCanc: string | null;
      chapters: {[k: string]: unknown} | unknown[] | string | number | boolean | null;
      demonstration?: true;
    };
    row: RowOf<Calls['passports/details']['answer']>;
  };
  'passports/list': {
    path: '/api/passports/list';
    params: {search?: string; year?: number; programCode?: string};
    answer: {
      id: string;
      programCode: string | null;
      programName: string;
      year: string | null;
      executorCode: string | null;
      datePub: string | null;
      dateCanc: string | null;
    }[];
    row: RowOf<Calls['passports/list']['answer']>;
  };
  'periods/loaded': {
    path: '/api/periods/loaded';
    params: {};
    answer: {
      tableName:
        | 'MAIN'
        | 'CONSOLIDATED'
        | 'INCOMES'
        | 'EXPENSES'
        | 'EXPENSES_FUNCTIONAL'
        | 'EXPENSES_PROGRAM'
        | 'CREDITS'
        | 'FINANCING_DEBTS'
        | 'FINANCING_CREDITOR'
        | 'DEBTS'
        | 'GUARANTEED_DEBTS'
        | 'PUBLIC_DEBT'
        | 'FUNDS'
        | 'RECIPIENTS'
        | 'PROJECT'
        | 'TARGET_PROGRAMS';
      stateDate?: string | null;
      stateQuarter?: string | null;
      localDate?: string | null;
      localQuarter?: string | null;
    }[];
    row: RowOf<Calls['periods/loaded']['answer']>;
  };
  'pivot/check': {
    path: '/api/pivot/dict/check/:chapter';
    params: {chapter: 'incomes' | 'expenses' | 'credits' | 'financing' | 'fincred' | 'findebt'; fields?: string[]};
    answer: {field: string}[];
    row: RowOf<Calls['pivot/check']['answer']>;
  };
  'pivot/cube': {
    path: '/api/pivot/:id';
    params: {
      id: 'incomes' | 'expenses' | 'financing' | 'findebt' | 'credits';
      fundType?: 'TOTAL' | 'COMMON' | 'SPECIAL';
      year: number[];
      treeType?: 'WITHOUT_DETALISATION' | 'KEKV' | 'KPK' | 'KKK' | 'KFK';
      monthFrom?: number;
      monthTo?: number;
      rows?: string[];
      columns?: string[];
      measures?: string;
      budgetType?: 'CONSOLIDATED' | 'NATIONAL' | 'LOCAL';
      codeBudget?: string[];
      code?: string[];
      count?: 'true';
    };
    answer:
      | {items: PivotCubeItem[]; notes?: Note[]; coverage?: Coverage; demonstration?: true}
      | {
          rows: CubeAxis[];
          columns: CubeAxis[];
          measures: CubeMeasure[];
          columnItems: {id: string; members: CubeMember[]}[];
          items: {id: string; members: CubeMember[]; data: {[k: string]: number | null}[]}[];
          total?: {[k: string]: number | null}[];
          size: {rows: number; columns: number; measures: number; cells: number};
          most: {rows: number; cells: number; seconds: number};
          periods: CubePeriod[];
          notes?: Note[];
          coverage?: Coverage;
          demonstration?: true;
        };
    row: RowOf<Calls['pivot/cube']['answer']['items']>;
  };
  'pivot/dict-credits': {
    path: '/api/pivot/dict/credits';
    params: {};
    answer: {code: string; codeName: string; parentCode: string | null}[];
    row: RowOf<Calls['pivot/dict-credits']['answer']>;
  };
  'pivot/dict-departments': {
    path: '/api/pivot/dict/departments';
    params: {};
    answer: {code: string; codeName: string; parentCode: string | null}[];
    row: RowOf<Calls['pivot/dict-departments']['answer']>;
  };
  'pivot/dict-economic': {
    path: '/api/pivot/dict/economic';
    params: {};
    answer: {code: string; codeName: string; parentCode: string | null}[];
    row: RowOf<Calls['pivot/dict-economic']['answer']>;
  };
  'pivot/dict-expenses': {
    path: '/api/pivot/dict/expenses';
    params: {};
    answer: {code: string; codeName: string; parentCode: string | null}[];
    row: RowOf<Calls['pivot/dict-expenses']['answer']>;
  };
  'pivot/dict-financing': {
    path: '/api/pivot/dict/financing';
    params: {};
    answer: {code: string; codeName: string; parentCode: string | null}[];
    row: RowOf<Calls['pivot/dict-financing']['answer']>;
  };
  'pivot/dict-incomes': {
    path: '/api/pivot/dict/incomes';
    params: {};
    answer: {code: string; codeName: string; parentCode: string | null}[];
    row: RowOf<Calls['pivot/dict-incomes']['answer']>;
  };
  'pivot/dict-obligations': {
    path: '/api/pivot/dict/obligations';
    params: {};
    answer: {code: string; codeName: string; parentCode: string | null}[];
    row: RowOf<Calls['pivot/dict-obligations']['answer']>;
  };
  'pivot/dict-program': {
    path: '/api/pivot/dict/program';
    params: {};
    answer: {code: string; codeName: string; parentCode: string | null}[];
    row: RowOf<Calls['pivot/dict-program']['answer']>;
  };
  'pivot/dict-regions': {
    path: '/api/pivot/dict/regions';
    params: {};
    answer: {code: string; codeName: string; parentCode: string | null}[];
    row: RowOf<Calls['pivot/dict-regions']['answer']>;
  };
  'pivot/file': {
    path: '/api/pivot/file/:id/:year';
    params: {id: 'incomes' | 'expenses' | 'financing' | 'findebt' | 'credits'; year: number; fundType?: 'TOTAL' | 'COMMON' | 'SPECIAL'};
    answer: {items: PivotFileItem[]; notes?: Note[]; coverage?: Coverage; demonstration?: true};
    row: RowOf<Calls['pivot/file']['answer']['items']>;
  };
  'project/credit': {
    path: '/api/project/credit/:chapter';
    params: {chapter: 'program' | 'functional' | 'classifier'; year: number; quarter?: number; fundType?: 'TOTAL' | 'COMMON' | 'SPECIAL'};
    answer: {items: ProjectCreditItem[]; notes?: Note[]; coverage?: Coverage; demonstration?: true};
    row: RowOf<Calls['project/credit']['answer']['items']>;
  };
  'project/expenses': {
    path: '/api/project/expenses/:chapter';
    params: {chapter: 'program' | 'functional' | 'economic'; year: number; quarter?: number; fundType?: 'TOTAL' | 'COMMON' | 'SPECIAL'};
    answer: {items: ProjectExpensesItem[]; notes?: Note[]; coverage?: Coverage; demonstration?: true};
    row: RowOf<Calls['project/expenses']['answer']['items']>;
  };
  'project/financing': {
    path: '/api/project/financing/:chapter';
    params: {chapter: 'creditors' | 'debts'; year: number; quarter?: number; fundType?: 'TOTAL' | 'COMMON' | 'SPECIAL'};
    answer: {items: ProjectFinancingItem[]; notes?: Note[]; coverage?: Coverage; demonstration?: true};
    row: RowOf<Calls['project/financing']['answer']['items']>;
  };
  'project/incomes': {
    path: '/api/project/incomes/program';
    params: {year: number; quarter?: number; fundType?: 'TOTAL' | 'COMMON' | 'SPECIAL'};
    answer: {items: ProjectIncomesItem[]; notes?: Note[]; coverage?: Coverage; demonstration?: true};
    row: RowOf<Calls['project/incomes']['answer']['items']>;
  };
  'public/general-data': {
    path: '/api/public/generalData';
    params: {
      budgetItem: 'INCOMES' | 'EXPENSES' | 'FINANCING_DEBTS' | 'FINANCING_CREDITOR' | 'CREDITS';
      classificationType?: 'PROGRAM' | 'FUNCTIONAL' | 'ECONOMIC' | 'CREDIT';
      year: number;
    };
    answer: (
      | {
          REP_PERIOD: string;
          BUDG_TYP: string;
          FUND_TYP: string;
          COD_INCO: string;
          COD_INCO_NAME: string;
          PLAN_BEGIN_YEAR_AMT: string;
          PLAN_CORR_YEAR_AMT: string;
          PLAN_CORR_PERIOD_AMT: string;
          DONE_PERIOD_AMT: string;
        }
      | {
          REP_PERIOD: string;
          BUDG_TYP: string;
          FUND_TYP: string;
          COD_CONS_FK: string;
          COD_CONS_FK_NAME: string;
          PLAN_BEGIN_YEAR_AMT: string;
          PLAN_CORR_YEAR_AMT: string;
          PLAN_CORR_PERIOD_AMT: string;
          DONE_PERIOD_AMT: string;
        }
      | {
          REP_PERIOD: string;
          BUDG_TYP: string;
          FUND_TYP: string;
          COD_CONS_EK: string;
          COD_CONS_EK_NAME: string;
          PLAN_BEGIN_YEAR_AMT: string;
          PLAN_CORR_YEAR_AMT: string;
          PLAN_CORR_PERIOD_AMT: string;
          DONE_PERIOD_AMT: string;
        }
      | {
          REP_PERIOD: string;
          BUDG_TYP: string;
          FUND_TYP: string;
          COD_CONS_PK: string;
          COD_CONS_PK_NAME: string;
          PLAN_BEGIN_YEAR_AMT: string;
          PLAN_CORR_YEAR_AMT: string;
          PLAN_CORR_PERIOD_AMT: string;
          DONE_PERIOD_AMT: string;
        }
      | {
          REP_PERIOD: string;
          BUDG_TYP: string;
          FUND_TYP: string;
          COD_CRED_KK: string;
          COD_CRED_KK_NAME: string;
          PLAN_BEGIN_YEAR_AMT: string;
          PLAN_CORR_YEAR_AMT: string;
          PLAN_CORR_PERIOD_AMT: string;
          DONE_PERIOD_AMT: string;
        }
      | {
          REP_PERIOD: string;
          BUDG_TYP: string;
          FUND_TYP: string;
          COD_CRED_FK: string;
          COD_CRED_FK_NAME: string;
          PLAN_BEGIN_YEAR_AMT: string;
          PLAN_CORR_YEAR_AMT: string;
          PLAN_CORR_PERIOD_AMT: string;
          DONE_PERIOD_AMT: string;
        }
      | {
          REP_PERIOD: string;
          BUDG_TYP: string;
          FUND_TYP: string;
          COD_CRED_PK: string;
          COD_CRED_PK_NAME: string;
          PLAN_BEGIN_YEAR_AMT: string;
          PLAN_CORR_YEAR_AMT: string;
          PLAN_CORR_PERIOD_AMT: string;
          DONE_PERIOD_AMT: string;
        }
      | {
          REP_PERIOD: string;
          BUDG_TYP: string;
          FUND_TYP: string;
          COD_FINA: string;
          COD_FINA_NAME: string;
          PLAN_BEGIN_YEAR_AMT: string;
          PLAN_CORR_YEAR_AMT: string;
          PLAN_CORR_PERIOD_AMT: string;
          DONE_PERIOD_AMT: string;
        }
    )[];
    row: RowOf<Calls['public/general-data']['answer']>;
  };
  'public/items-budg': {
    path: '/items/BUDG';
    params: {dateFrom?: string};
    answer: {
      codebudg: string;
      namebudg: string;
      nameLocalGov: string | null;
      codeRegion: string | null;
      katottg: string | null;
      signBudg: string | null;
      cntBudg: number | null;
      details: string | null;
      beginDate: string | null;
      endDate: string | null;
      [k: string]: unknown;
    }[];
    row: RowOf<Calls['public/items-budg']['answer']>;
  };
  'public/items-coderegion': {
    path: '/items/CODEREGION';
    params: {dateFrom?: string};
    answer: {coderegion: string; name: string}[];
    row: RowOf<Calls['public/items-coderegion']['answer']>;
  };
  'public/items-fkv': {
    path: '/items/FKV';
    params: {dateFrom?: string};
    answer: {
      code: string;
      parentCode: string | null;
      level: number | null;
      isactive: number | null;
      name: string;
      dateto: string | null;
      details: number | null;
      outputbase: string | null;
      comment: string | null;
      datefrom: string | null;
      id: number | null;
      inputbase: string | null;
      [k: string]: unknown;
    }[];
    row: RowOf<Calls['public/items-fkv']['answer']>;
  };
  'public/items-kdb': {
    path: '/items/KDB';
    params: {dateFrom?: string};
    answer: {
      code: string;
      parentCode: string | null;
      level: number | null;
      isactive: number | null;
      name: string;
      dateto: string | null;
      details: number | null;
      outputbase: string | null;
      comment: string | null;
      datefrom: string | null;
      id: number | null;
      inputbase: string | null;
      [k: string]: unknown;
    }[];
    row: RowOf<Calls['public/items-kdb']['answer']>;
  };
  'public/items-kekv': {
    path: '/items/KEKV';
    params: {dateFrom?: string};
    answer: {
      code: string;
      parentCode: string | null;
      level: number | null;
      isactive: number | null;
      name: string;
      dateto: string | null;
      details: number | null;
      outputbase: string | null;
      comment: string | null;
      datefrom: string | null;
      id: number | null;
      inputbase: string | null;
      [k: string]: unknown;
    }[];
    row: RowOf<Calls['public/items-kekv']['answer']>;
  };
  'public/items-kpk': {
    path: '/items/KPK';
    params: {dateFrom?: string};
    answer: {
      idFkv: number | null;
      programType: number | null;
      code: string;
      level: number | null;
      isactive: number | null;
      outputbase: string | null;
      parentCode: string | null;
      actyvPr: number | null;
      name: string;
      dateto: string | null;
      details: number | null;
      comment: string | null;
      datefrom: string | null;
      id: number | null;
      inputbase: string | null;
      [k: string]: unknown;
    }[];
    row: RowOf<Calls['public/items-kpk']['answer']>;
  };
  'public/items-tkpkmb': {
    path: '/items/TKPKMB';
    params: {dateFrom?: string};
    answer: {
      code: string;
      codeKfk: string | null;
      beginDate: string | null;
      parentCode: string | null;
      level: string | null;
      endDate: string | null;
      isactive: string | null;
      name: string;
      beginDoc: string | null;
      details: string | null;
      endDoc: string | null;
      version: string | null;
      [k: string]: unknown;
    }[];
    row: RowOf<Calls['public/items-tkpkmb']['answer']>;
  };
  'public/local-budget-data': {
    path: '/api/public/localBudgetData';
    params: {
      budgetCode: string;
      budgetItem: 'INCOMES' | 'EXPENSES' | 'FINANCING_DEBTS' | 'FINANCING_CREDITOR' | 'CREDITS';
      classificationType?: 'PROGRAM' | 'FUNCTIONAL' | 'ECONOMIC' | 'CREDIT';
      period: 'MONTH' | 'QUARTER';
      year: number;
    };
    answer: (
      | {
          REP_PERIOD: string;
          FUND_TYP: string;
          COD_BUDGET: string;
          COD_INCO: string;
          NAME_INC: string;
          ZAT_AMT: string;
          PLANS_AMT: string;
          FAKT_AMT: string;
        }
      | {
          REP_PERIOD: string;
          FUND_TYP: string;
          COD_BUDGET: string;
          COD_CONS_MB_PK: string;
          COD_CONS_MB_PK_NAME: string;
          COD_CONS_MB_FK: string;
          COD_CONS_MB_FK_NAME: string;
          COD_CONS_EK: string;
          COD_CONS_EK_NAME: string;
          ZAT_AMT: string;
          PLANS_AMT: string;
          FAKT_AMT: string;
          FAKT_V2MB_AMT: string;
          FAKTSIK_AMT: string;
          FAKTSIK_V2MB_AMT: string;
          FAKTSPP_AMT: string;
          FAKTSPP_V2MB_AMT: string;
          FAKTSID_AMT: string;
          FAKTSID_V2MB_AMT: string;
        }
      | {
          REP_PERIOD: string;
          FUND_TYP: string;
          COD_BUDGET: string;
          COD_CONS_FK: string;
          COD_CONS_FK_NAME: string;
          ZAT_AMT: string;
          PLANS_AMT: string;
          FAKT_AMT: string;
          FAKT_V2MB_AMT: string;
          FAKTSIK_AMT: string;
          FAKTSIK_V2MB_AMT: string;
          FAKTSPP_AMT: string;
          FAKTSPP_V2MB_AMT: string;
          FAKTSID_AMT: string;
          FAKTSID_V2MB_AMT: string;
        }
      | {
          REP_PERIOD: string;
          FUND_TYP: string;
          COD_BUDGET: string;
          COD_CONS_EK: string;
          COD_CONS_EK_NAME: string;
          ZAT_AMT: string;
          PLANS_AMT: string;
          FAKT_AMT: string;
          FAKT_V2MB_AMT: string;
          FAKTSIK_AMT: string;
          FAKTSIK_V2MB_AMT: string;
          FAKTSPP_AMT: string;
          FAKTSPP_V2MB_AMT: string;
          FAKTSID_AMT: string;
          FAKTSID_V2MB_AMT: string;
        }
      | {REP_PERIOD: string; FUND_TYP: string; COD_BUDGET: string; COD_FINA: string; NAME_FIN: string; ZAT_AMT: string; FAKT_AMT: string}
      | {
          REP_PERIOD: string;
          FUND_TYP: string;
          COD_BUDGET: string;
          COD_CRED_MB_PK: string;
          COD_CRED_MB_PK_NAME: string;
          COD_CRED_MB_FK: string;
          COD_CRED_MB_FK_NAME: string;
          COD_CRED_KK: string;
          COD_CRED_KK_NAME: string;
          ZAT_AMT: string;
          PLANS_AMT: string;
          FAKT_AMT: string;
          FAKTBN_AMT: string;
        }
      | {
          REP_PERIOD: string;
          FUND_TYP: string;
          COD_BUDGET: string;
          COD_CRED_FK: string;
          COD_CRED_FK_NAME: string;
          ZAT_AMT: string;
          PLANS_AMT: string;
          FAKT_AMT: string;
          FAKTBN_AMT: string;
        }
      | {
          REP_PERIOD: string;
          FUND_TYP: string;
          COD_BUDGET: string;
          COD_CRED_KK: string;
          COD_CRED_KK_NAME: string;
          ZAT_AMT: string;
          PLANS_AMT: string;
          FAKT_AMT: string;
          FAKTBN_AMT: string;
        }
    )[];
    row: RowOf<Calls['public/local-budget-data']['answer']>;
  };
  'public/ping': {path: '/api/public/ping'; params: {}; answer: 'pong'; row: RowOf<Calls['public/ping']['answer']>};
  'reports/credits': {
    path: '/api/reports/credits/:chapter';
    params: {
      chapter: 'program' | 'functional' | 'classifier';
      budgetType: 'CONSOLIDATED' | 'NATIONAL' | 'LOCAL';
      fundType: 'TOTAL' | 'COMMON' | 'SPECIAL';
      year: number;
      treeType?: 'WITHOUT_DETALISATION' | 'KEKV' | 'KPK' | 'KKK' | 'KFK';
      monthFrom: number;
      monthTo: number;
    };
    answer: {items: ReportsCreditsItem[]; notes?: Note[]; coverage?: Coverage; demonstration?: true};
    row: RowOf<Calls['reports/credits']['answer']['items']>;
  };
  'reports/debts-creditors': {
    path: '/api/reports/debts/creditors';
    params: {year?: number; quarter?: number};
    answer: {code: string; codeName: string; parentCode: string | null}[];
    row: RowOf<Calls['reports/debts-creditors']['answer']>;
  };
  'reports/debts-dynamic': {
    path: '/api/reports/debtsDynamic';
    params: {year?: number; quarter?: number; debt?: 'TOTAL' | 'INTERNAL' | 'EXTERNAL'};
    answer: {
      items: {
        code: string;
        codeName: string;
        codeNameEn?: string;
        level: number;
        data: {state?: number; guaranteed?: number; total?: number};
        months?: {from: number; to: number};
        incomplete?: true;
        date?: string;
        open?: string;
        coverage?: Coverage;
      }[];
      notes?: Note[];
      coverage?: Coverage;
      demonstration?: true;
    };
    row: RowOf<Calls['reports/debts-dynamic']['answer']['items']>;
  };
  'reports/debts': {
    path: '/api/reports/debts/:chapter';
    params: {
      chapter: 'state' | 'overdue' | 'payments' | 'guarantees' | 'management' | 'currency';
      year: number;
      quarter?: number;
      breakdown?: 'creditor' | 'obligation' | 'currency';
      debt?: 'TOTAL' | 'INTERNAL' | 'EXTERNAL';
      credit?: string;
      obligations?: string;
      codeCurrency?: string;
    };
    answer: {items: ReportsDebtsItem[]; notes?: Note[]; coverage?: Coverage; demonstration?: true};
    row: RowOf<Calls['reports/debts']['answer']['items']>;
  };
  'reports/expenses': {
    path: '/api/reports/expenses/:chapter';
    params: {
      chapter: 'program' | 'functional' | 'economic' | 'department';
      budgetType: 'CONSOLIDATED' | 'NATIONAL' | 'LOCAL';
      fundType: 'TOTAL' | 'COMMON' | 'SPECIAL';
      year: number;
      treeType?: 'WITHOUT_DETALISATION' | 'KEKV' | 'KPK' | 'KKK' | 'KFK';
      monthFrom: number;
      monthTo: number;
      id?: string;
      department?: string;
    };
    answer: {items: ReportsExpensesItem[]; notes?: Note[]; coverage?: Coverage; demonstration?: true};
    row: RowOf<Calls['reports/expenses']['answer']['items']>;
  };
  'reports/financing': {
    path: '/api/reports/financing/:chapter';
    params: {
      chapter: 'creditors' | 'debts';
      budgetType: 'CONSOLIDATED' | 'NATIONAL' | 'LOCAL';
      fundType: 'TOTAL' | 'COMMON' | 'SPECIAL';
      year: number;
      treeType?: 'WITHOUT_DETALISATION' | 'KEKV' | 'KPK' | 'KKK' | 'KFK';
      monthFrom: number;
      monthTo: number;
    };
    answer: {items: ReportsFinancingItem[]; notes?: Note[]; coverage?: Coverage; demonstration?: true};
    row: RowOf<Calls['reports/financing']['answer']['items']>;
  };
  'reports/fund-months': {
    path: '/api/reports/funds/months/:fundItem';
    params: {fundItem: string; year: number; fundType?: 'TOTAL' | 'COMMON' | 'SPECIAL'};
    answer: {
      items: {
        code: string;
        codeName: string;
        codeNameEn?: string;
        level: number;
        data: {plan?: number; received?: number; done?: number};
        months?: {from: number; to: number};
        incomplete?: true;
        date?: string;
        open?: string;
        coverage?: Coverage;
      }[];
      notes?: Note[];
      coverage?: Coverage;
      demonstration?: true;
    };
    row: RowOf<Calls['reports/fund-months']['answer']['items']>;
  };
  'reports/fund-years': {
    path: '/api/reports/funds/years/:fundItem';
    params: {fundItem: string; year?: number; monthTo?: number; fundType?: 'TOTAL' | 'COMMON' | 'SPECIAL'};
    answer: {
      items: {
        code: string;
        codeName: string;
        codeNameEn?: string;
        level: number;
        data: {plan?: number; received?: number; done?: number; percent?: number};
        months?: {from: number; to: number};
        incomplete?: true;
        date?: string;
        open?: string;
        coverage?: Coverage;
      }[];
      notes?: Note[];
      coverage?: Coverage;
      demonstration?: true;
    };
    row: RowOf<Calls['reports/fund-years']['answer']['items']>;
  };
  'reports/funds-aggregate': {
    path: '/api/reports/funds/aggregate';
    params: {year: number; monthTo?: number; fundType?: 'TOTAL' | 'COMMON' | 'SPECIAL'};
    answer: {items: ReportsFundsAggregateItem[]; notes?: Note[]; coverage?: Coverage; demonstration?: true};
    row: RowOf<Calls['reports/funds-aggregate']['answer']['items']>;
  };
  'reports/funds': {
    path: '/api/reports/funds/getFunds';
    params: {year: number; monthTo?: number};
    answer: {items: ReportsFundsItem[]; notes?: Note[]; coverage?: Coverage; demonstration?: true};
    row: RowOf<Calls['reports/funds']['answer']['items']>;
  };
  'reports/guaranteed-debts': {
    path: '/api/reports/guaranteedDebts/:chapter';
    params: {
      chapter: 'payments' | 'guarantees' | 'operations';
      year: number;
      quarter?: number;
      breakdown?: 'creditor' | 'obligation' | 'currency';
      debt?: 'TOTAL' | 'INTERNAL' | 'EXTERNAL';
      credit?: string;
      obligations?: string;
      codeCurrency?: string;
    };
    answer: {items: ReportsGuaranteedDebtsItem[]; notes?: Note[]; coverage?: Coverage; demonstration?: true};
    row: RowOf<Calls['reports/guaranteed-debts']['answer']['items']>;
  };
  'reports/income-details': {
    path: '/api/reports/income/details';
    params: {
      budgetType: 'CONSOLIDATED' | 'NATIONAL' | 'LOCAL';
      fundType: 'TOTAL' | 'COMMON' | 'SPECIAL';
      year: number;
      treeType?: 'WITHOUT_DETALISATION' | 'KEKV' | 'KPK' | 'KKK' | 'KFK';
      monthFrom: number;
      monthTo: number;
      id?: string;
    };
    answer: {items: ReportsIncomeDetailsItem[]; notes?: Note[]; coverage?: Coverage; demonstration?: true};
    row: RowOf<Calls['reports/income-details']['answer']['items']>;
  };
  'reports/regional-development': {
    path: '/api/reports/funds/regionalDevelopment/:chapter';
    params: {
      chapter: 'regions' | 'statuses' | 'spheres' | 'projects';
      year: number;
      monthTo?: number;
      fundType?: 'TOTAL' | 'COMMON' | 'SPECIAL';
      financeType?: 'total' | 'dfrr' | 'localBudgets' | 'partners';
    };
    answer: {items: ReportsRegionalDevelopmentItem[]; notes?: Note[]; coverage?: Coverage; demonstration?: true};
    row: RowOf<Calls['reports/regional-development']['answer']['items']>;
  };
  'reports/regional-projects': {
    path: '/api/reports/funds/projects';
    params: {region?: number; status?: string};
    answer: {id: string; name: string; region: string | null; status: string | null; sphere: string | null}[];
    row: RowOf<Calls['reports/regional-projects']['answer']>;
  };
  'reports/target-programs': {
    path: '/api/reports/targetPrograms';
    params: {year: number; fundType?: 'TOTAL' | 'COMMON' | 'SPECIAL'; treeType?: 'WITHOUT_DETALISATION' | 'KEKV' | 'KPK' | 'KKK' | 'KFK'};
    answer: {items: ReportsTargetProgramsItem[]; notes?: Note[]; coverage?: Coverage; demonstration?: true};
    row: RowOf<Calls['reports/target-programs']['answer']['items']>;
  };
  search: {
    path: '/api/search';
    params: {q: string; lang?: 'uk' | 'en'};
    answer: {items: {kind: string; code?: string; name: string; about?: string; to: string}[]; demonstration?: true};
    row: RowOf<Calls['search']['answer']['items']>;
  };
  'source/about-portal': {
    path: '/source/about-portal/about.json';
    params: {};
    answer: AboutPortalSpec;
    row: RowOf<Calls['source/about-portal']['answer']>;
  };
  'source/budget-process-events': {
    path: '/source/budget_process/events.json';
    params: {};
    answer: BudgetProcessEvent[];
    row: RowOf<Calls['source/budget-process-events']['answer']>;
  };
  'source/budget-process-executors': {
    path: '/source/budget_process/executors.json';
    params: {};
    answer: BudgetProcessExecutors;
    row: RowOf<Calls['source/budget-process-executors']['answer']>;
  };
  'source/budget-process-groups': {
    path: '/source/budget_process/groups.json';
    params: {};
    answer: BudgetProcessGroups;
    row: RowOf<Calls['source/budget-process-groups']['answer']>;
  };
  'source/budget-process-item': {
    path: '/source/budget_process/data/:item.json';
    params: {item: string};
    answer: BudgetProcessEvent;
    row: RowOf<Calls['source/budget-process-item']['answer']>;
  };
  'source/budget-process-period': {
    path: '/source/budget_process/periods/:timelinePeriod.json';
    params: {timelinePeriod: '0' | '1' | '2'};
    answer: BudgetProcessPeriodEvents;
    row: RowOf<Calls['source/budget-process-period']['answer']>;
  };
  'source/budget-process-periods': {
    path: '/source/budget_process/periods.json';
    params: {};
    answer: BudgetProcessPeriods;
    row: RowOf<Calls['source/budget-process-periods']['answer']>;
  };
  'source/budget-process-stages': {
    path: '/source/budget_process/stages.json';
    params: {};
    answer: BudgetProcessStages;
    row: RowOf<Calls['source/budget-process-stages']['answer']>;
  };
  'source/budget-process': {
    path: '/source/budget_process/data.json';
    params: {};
    answer: BudgetProcessIndex;
    row: RowOf<Calls['source/budget-process']['answer']>;
  };
  'source/classification-chapters': {
    path: '/source/classification/chapters.json';
    params: {};
    answer: ClassificationChapters;
    row: RowOf<Calls['source/classification-chapters']['answer']>;
  };
  'source/classification-type': {
    path: '/source/classification/types/:class.json';
    params: {class: string};
    answer: ClassificationType;
    row: RowOf<Calls['source/classification-type']['answer']>;
  };
  'source/contacts': {
    path: '/source/contacts/contacts.json';
    params: {};
    answer: ContactsSpec;
    row: RowOf<Calls['source/contacts']['answer']>;
  };
  'source/glossary-term': {
    path: '/source/glossary/:word';
    params: {word: string};
    answer: GlossaryTerm;
    row: RowOf<Calls['source/glossary-term']['answer']>;
  };
  'source/glossary': {
    path: '/source/glossary.json';
    params: {};
    answer: {id?: GlossaryTerm['id']; term?: GlossaryTerm['term']; short?: GlossaryTerm['short']; fileName?: string}[];
    row: RowOf<Calls['source/glossary']['answer']>;
  };
  'source/links': {path: '/source/an-budget/links.json'; params: {}; answer: LinksSpec; row: RowOf<Calls['source/links']['answer']>};
  'source/partners': {
    path: '/source/contacts/partners.json';
    params: {};
    answer: PartnersSpec;
    row: RowOf<Calls['source/partners']['answer']>;
  };
  'source/principles': {path: '/source/principles.json'; params: {}; answer: Principles; row: RowOf<Calls['source/principles']['answer']>};
  'source/statistics': {
    path: '/source/footer/statistics.json';
    params: {year?: number};
    answer: {
      footer: {
        code: 'incomes' | 'expenses' | 'credits' | 'financing';
        codeName: string;
        codeNameEn?: string;
        level: number;
        data: {plan?: number; done?: number; percent?: number};
        coverage?: Coverage;
      }[];
      notes?: Note[];
      coverage?: Coverage;
      demonstration?: true;
    };
    row: RowOf<Calls['source/statistics']['answer']['footer']>;
  };
  'source/structure': {
    path: '/source/structure_text/structure.json';
    params: {};
    answer: BudgetStructure;
    row: RowOf<Calls['source/structure']['answer']>;
  };
  'summary/balance': {
    path: '/api/summary/balance';
    params: {year: number; month: number; budgetType: 'CONSOLIDATED' | 'NATIONAL' | 'LOCAL'; id?: string};
    answer: {
      items: {
        code: 'incomes' | 'expenses' | 'credits' | 'financing';
        codeName: string;
        codeNameEn?: string;
        level: number;
        data: {plan?: number; done?: number; percent?: number};
        coverage?: Coverage;
      }[];
      notes?: Note[];
      coverage?: Coverage;
      demonstration?: true;
    };
    row: RowOf<Calls['summary/balance']['answer']['items']>;
  };
  'summary/dynamics': {
    path: '/api/summary/dynamicsYY';
    params: {year: number; month: number; budgetType: 'CONSOLIDATED' | 'NATIONAL' | 'LOCAL'; id?: string};
    answer: {
      items: {
        code: string;
        codeName: string;
        codeNameEn?: string;
        level: number;
        data: {incomes?: number; expenses?: number; credits?: number; financing?: number};
        months?: {from: number; to: number};
        incomplete?: true;
        date?: string;
        open?: string;
        coverage?: Coverage;
      }[];
      notes?: Note[];
      coverage?: Coverage;
      demonstration?: true;
    };
    row: RowOf<Calls['summary/dynamics']['answer']['items']>;
  };
  'summary/sankey': {
    path: '/api/summary/sankey2';
    params: {
      year: number;
      month: number;
      budgetType: 'CONSOLIDATED' | 'NATIONAL' | 'LOCAL';
      id?: string;
      fundType?: 'TOTAL' | 'COMMON' | 'SPECIAL';
    };
    answer: {
      nodes: {id: string; code: string; codeName: string; side: 'source' | 'middle' | 'target'; missing?: true; codeNameEn?: string}[];
      links: {source: string; target: string; value: number}[];
      notes?: Note[];
      coverage?: Coverage;
      demonstration?: true;
    };
    row: RowOf<Calls['summary/sankey']['answer']['links']>;
  };
  'summary/total': {
    path: '/api/summary/total';
    params: {
      year: number;
      month: number;
      budgetType: 'CONSOLIDATED' | 'NATIONAL' | 'LOCAL';
      id?: string;
      fundType?: 'TOTAL' | 'COMMON' | 'SPECIAL';
    };
    answer: {
      items: {
        code: 'incomes' | 'expenses' | 'credits' | 'financing';
        codeName: string;
        codeNameEn?: string;
        level: number;
        data: {plan?: number; done?: number; percent?: number};
        coverage?: Coverage;
      }[];
      notes?: Note[];
      coverage?: Coverage;
      demonstration?: true;
    };
    row: RowOf<Calls['summary/total']['answer']['items']>;
  };
}
export interface AgencyBranchNode {
  id: string;
  edrpou: string;
  shortName: string;
  orgStatus: number | null;
  department: string | null;
  territory: string | null;
  budgetCode: string | null;
  parent: string | null;
  state: string | null;
  address: string | null;
  phones: string | null;
  fax: string | null;
  registrationDate: string | null;
  exclusionDate: string | null;
  isGroup: boolean;
  below: number;
  childCount: number;
  isFound: boolean;
  children: AgencyBranchNode[];
}
export interface AgencyLowerNode {
  id: string;
  edrpou: string;
  shortName: string;
  orgStatus: number | null;
  territory: string | null;
  state: string | null;
  isGroup: boolean;
  below: number;
  childCount: number;
  isFound: boolean;
  children: AgencyLowerNode[];
}
export interface AgencyRootsNode {
  id: string;
  edrpou: string;
  shortName: string;
  orgStatus: number | null;
  department: string | null;
  territory: string | null;
  budgetCode: string | null;
  parent: string | null;
  state: string | null;
  address: string | null;
  phones: string | null;
  fax: string | null;
  registrationDate: string | null;
  exclusionDate: string | null;
  isGroup: boolean;
  below: number;
  childCount: number;
  isFound: boolean;
  children: AgencyRootsNode[];
}
export interface AgencyTreeNode {
  id: string;
  edrpou: string;
  shortName: string;
  orgStatus: number | null;
  department: string | null;
  territory: string | null;
  budgetCode: string | null;
  parent: string | null;
  state: string | null;
  address: string | null;
  phones: string | null;
  fax: string | null;
  registrationDate: string | null;
  exclusionDate: string | null;
  children: AgencyTreeNode[];
}
export interface BoostExpensesItem {
  code: string;
  codeName: string;
  codeNameEn?: string;
  level: number;
  data: {executed?: number; adjusted?: number; executedPercent?: number};
  node?: string;
  exceptions?: Exception[];
  childCount?: number;
  children?: BoostExpensesItem[];
}
export interface Exception {
  rule: string;
  measure: string;
  difference: number | null;
}
export interface Note {
  code: string;
  [k: string]: string | number;
}
export interface Coverage {
  count: number;
  of: number;
  share?: number;
  year: number;
  from: number;
  to: number;
}
export interface BoostYearsItem {
  code: string;
  codeName: string;
  codeNameEn?: string;
  level: number;
  data: {executed?: number; adjusted?: number; executedPercent?: number};
  node?: string;
  exceptions?: Exception[];
  childCount?: number;
  children?: BoostYearsItem[];
  months?: {from: number; to: number};
  incomplete?: true;
  date?: string;
  open?: string;
  coverage?: Coverage;
}
export interface LocalBudgetsAboutTreeNode {
  code: string;
  codeName: string;
  children: LocalBudgetsAboutTreeNode[];
}
export interface LocalBudgetsCreditDynamicItem {
  code: string;
  codeName: string;
  codeNameEn?: string;
  level: number;
  data: {plan?: number; done?: number};
  node?: string;
  exceptions?: Exception[];
  childCount?: number;
  children?: LocalBudgetsCreditDynamicItem[];
  months?: {from: number; to: number};
  incomplete?: true;
  date?: string;
  open?: string;
  coverage?: Coverage;
}
export interface LocalBudgetsCreditsItem {
  code: string;
  codeName: string;
  codeNameEn?: string;
  level: number;
  data: {rozpisZmin?: number; koshtorysZmin?: number; donePeriod?: number; correctionYearDonePercent?: number};
  node?: string;
  exceptions?: Exception[];
  childCount?: number;
  children?: LocalBudgetsCreditsItem[];
}
export interface LocalBudgetsExpensesDynamicItem {
  code: string;
  codeName: string;
  codeNameEn?: string;
  level: number;
  data: {plan?: number; done?: number};
  node?: string;
  exceptions?: Exception[];
  childCount?: number;
  children?: LocalBudgetsExpensesDynamicItem[];
  months?: {from: number; to: number};
  incomplete?: true;
  date?: string;
  open?: string;
  coverage?: Coverage;
}
export interface LocalBudgetsExpensesItem {
  code: string;
  codeName: string;
  codeNameEn?: string;
  level: number;
  data: {rozpisZmin?: number; koshtorysZmin?: number; donePeriod?: number; correctionYearDonePercent?: number};
  node?: string;
  exceptions?: Exception[];
  childCount?: number;
  children?: LocalBudgetsExpensesItem[];
}
export interface LocalBudgetsFinancingDynamicItem {
  code: string;
  codeName: string;
  codeNameEn?: string;
  level: number;
  data: {plan?: number; done?: number};
  node?: string;
  exceptions?: Exception[];
  childCount?: number;
  children?: LocalBudgetsFinancingDynamicItem[];
  months?: {from: number; to: number};
  incomplete?: true;
  date?: string;
  open?: string;
  coverage?: Coverage;
}
export interface LocalBudgetsFinancingItem {
  code: string;
  codeName: string;
  codeNameEn?: string;
  level: number;
  data: {rozpisZmin?: number; donePeriod?: number; correctionYearDonePercent?: number};
  node?: string;
  exceptions?: Exception[];
  childCount?: number;
  children?: LocalBudgetsFinancingItem[];
}
export interface LocalBudgetsFundsItem {
  code: string;
  codeName: string;
  codeNameEn?: string;
  level: number;
  data: {
    done?: number;
    generalDone?: number;
    specialDone?: number;
    donePercent?: number;
    generalPercent?: number;
    specialPercent?: number;
    yearPlan?: number;
    generalPlan?: number;
    specialPlan?: number;
  };
  node?: string;
  exceptions?: Exception[];
  childCount?: number;
  children?: LocalBudgetsFundsItem[];
}
export interface LocalBudgetsIncomesItem {
  code: string;
  codeName: string;
  codeNameEn?: string;
  level: number;
  data: {rozpisZmin?: number; koshtorysZmin?: number; donePeriod?: number; correctionYearDonePercent?: number};
  node?: string;
  exceptions?: Exception[];
  childCount?: number;
  children?: LocalBudgetsIncomesItem[];
}
export interface LocalBudgetsRecipientItem {
  code: string;
  codeName: string;
  codeNameEn?: string;
  level: number;
  data: {done?: number; yearPlan?: number};
  node?: string;
  exceptions?: Exception[];
  childCount?: number;
  children?: LocalBudgetsRecipientItem[];
}
export interface LocalBudgetsRecipientsItem {
  code: string;
  codeName: string;
  codeNameEn?: string;
  level: number;
  data: {yearPlan?: number; done?: number};
  node?: string;
  exceptions?: Exception[];
  childCount?: number;
  children?: LocalBudgetsRecipientsItem[];
}
export interface LocalBudgetsTransfersItem {
  code: string;
  codeName: string;
  codeNameEn?: string;
  level: number;
  data: {rozpisZmin?: number; koshtorysZmin?: number; donePeriod?: number; correctionYearDonePercent?: number};
  node?: string;
  exceptions?: Exception[];
  childCount?: number;
  children?: LocalBudgetsTransfersItem[];
}
export interface PivotCubeItem {
  code: string;
  codeName: string;
  codeNameEn?: string;
  level: number;
  data: {yearBeginPlan?: number; yearCorrectionPlan?: number; periodDone?: number; percentDoneToYearCorrectionPlan?: number};
  node?: string;
  exceptions?: Exception[];
  childCount?: number;
  children?: PivotCubeItem[];
}
export interface CubeAxis {
  name: string;
  level?: number;
}
export interface CubeMeasure {
  field: string;
  measure: string;
  kind: 'stock' | 'flow' | 'percent' | 'difference' | 'joined';
}
export interface CubeMember {
  axis: string;
  code: string;
  codeName: string;
  codeNameEn?: string;
  level: number;
  rest?: true;
}
export interface CubePeriod {
  year: number;
  from: number;
  to: number;
  coverage?: Coverage;
}
export interface PivotFileItem {
  code: string;
  codeName: string;
  codeNameEn?: string;
  level: number;
  data: {yearBeginPlan?: number; yearCorrectionPlan?: number; periodDone?: number; percentDoneToYearCorrectionPlan?: number};
  node?: string;
  exceptions?: Exception[];
  childCount?: number;
  children?: PivotFileItem[];
}
export interface ProjectCreditItem {
  code: string;
  codeName: string;
  codeNameEn?: string;
  level: number;
  data: {
    draftPlan?: number;
    adoptedPlan?: number;
    change?: number;
    previousDone?: number;
    yearCorrectionPlan?: number;
    lawChange?: number;
    lawChangePercent?: number;
  };
  node?: string;
  exceptions?: Exception[];
  childCount?: number;
  children?: ProjectCreditItem[];
}
export interface ProjectExpensesItem {
  code: string;
  codeName: string;
  codeNameEn?: string;
  level: number;
  data: {
    draftPlan?: number;
    adoptedPlan?: number;
    change?: number;
    previousDone?: number;
    yearCorrectionPlan?: number;
    lawChange?: number;
    lawChangePercent?: number;
  };
  node?: string;
  exceptions?: Exception[];
  childCount?: number;
  children?: ProjectExpensesItem[];
}
export interface ProjectFinancingItem {
  code: string;
  codeName: string;
  codeNameEn?: string;
  level: number;
  data: {
    draftPlan?: number;
    adoptedPlan?: number;
    change?: number;
    previousDone?: number;
    yearCorrectionPlan?: number;
    lawChange?: number;
    lawChangePercent?: number;
  };
  node?: string;
  exceptions?: Exception[];
  childCount?: number;
  children?: ProjectFinancingItem[];
}
export interface ProjectIncomesItem {
  code: string;
  codeName: string;
  codeNameEn?: string;
  level: number;
  data: {
    draftPlan?: number;
    adoptedPlan?: number;
    change?: number;
    previousDone?: number;
    yearCorrectionPlan?: number;
    lawChange?: number;
    lawChangePercent?: number;
  };
  node?: string;
  exceptions?: Exception[];
  childCount?: number;
  children?: ProjectIncomesItem[];
}
export interface ReportsCreditsItem {
  code: string;
  codeName: string;
  codeNameEn?: string;
  level: number;
  data: {
    yearBeginPlan?: number;
    yearCorrectionPlan?: number;
    periodCorrectionPlan?: number;
    periodDone?: number;
    deviationToPeriodCorrectionPlan?: number;
    percentDoneToPeriodCorrectionPlan?: number;
    percentDoneToYearCorrectionPlan?: number;
  };
  node?: string;
  exceptions?: Exception[];
  childCount?: number;
  children?: ReportsCreditsItem[];
}
export interface ReportsDebtsItem {
  code: string;
  codeName: string;
  codeNameEn?: string;
  level: number;
  data: {
    opening?: number;
    received?: number;
    repaid?: number;
    revaluation?: number;
    closing?: number;
    overdue?: number;
    interest?: number;
    given?: number;
  };
  node?: string;
  exceptions?: Exception[];
  childCount?: number;
  children?: ReportsDebtsItem[];
}
export interface ReportsExpensesItem {
  code: string;
  codeName: string;
  codeNameEn?: string;
  level: number;
  data: {
    yearBeginPlan?: number;
    yearCorrectionPlan?: number;
    periodCorrectionPlan?: number;
    openAllocPeriod?: number;
    directedAllocPeriod?: number;
    periodDone?: number;
    deviationToPeriodCorrectionPlan?: number;
    percentDoneToPeriodCorrectionPlan?: number;
    percentDoneToYearCorrectionPlan?: number;
    planChange?: number;
    planChangePercent?: number;
    previousDone?: number;
    doneChange?: number;
    doneChangePercent?: number;
  };
  node?: string;
  exceptions?: Exception[];
  childCount?: number;
  children?: ReportsExpensesItem[];
}
export interface ReportsFinancingItem {
  code: string;
  codeName: string;
  codeNameEn?: string;
  level: number;
  data: {
    yearBeginPlan?: number;
    yearCorrectionPlan?: number;
    periodCorrectionPlan?: number;
    periodDone?: number;
    deviationToPeriodCorrectionPlan?: number;
    percentDoneToPeriodCorrectionPlan?: number;
    percentDoneToYearCorrectionPlan?: number;
  };
  node?: string;
  exceptions?: Exception[];
  childCount?: number;
  children?: ReportsFinancingItem[];
}
export interface ReportsFundsAggregateItem {
  code: string;
  codeName: string;
  codeNameEn?: string;
  level: number;
  data: {yearPlan?: number; received?: number; done?: number; donePercent?: number};
  node?: string;
  exceptions?: Exception[];
  childCount?: number;
  children?: ReportsFundsAggregateItem[];
}
export interface ReportsFundsItem {
  code: string;
  codeName: string;
  codeNameEn?: string;
  level: number;
  data: {plan?: number; done?: number};
  node?: string;
  exceptions?: Exception[];
  childCount?: number;
  children?: ReportsFundsItem[];
}
export interface ReportsGuaranteedDebtsItem {
  code: string;
  codeName: string;
  codeNameEn?: string;
  level: number;
  data: {opening?: number; given?: number; repaid?: number; revaluation?: number; closing?: number; interest?: number; overdue?: number};
  node?: string;
  exceptions?: Exception[];
  childCount?: number;
  children?: ReportsGuaranteedDebtsItem[];
}
export interface ReportsIncomeDetailsItem {
  code: string;
  codeName: string;
  codeNameEn?: string;
  level: number;
  data: {
    yearBeginPlan?: number;
    yearCorrectionPlan?: number;
    periodCorrectionPlan?: number;
    periodDone?: number;
    deviationToPeriodCorrectionPlan?: number;
    percentDoneToPeriodCorrectionPlan?: number;
    percentDoneToYearCorrectionPlan?: number;
    planChange?: number;
    planChangePercent?: number;
    previousDone?: number;
    doneChange?: number;
    doneChangePercent?: number;
  };
  node?: string;
  exceptions?: Exception[];
  childCount?: number;
  children?: ReportsIncomeDetailsItem[];
}
export interface ReportsRegionalDevelopmentItem {
  code: string;
  codeName: string;
  codeNameEn?: string;
  level: number;
  data: {yearPlan?: number; done?: number; donePercent?: number};
  node?: string;
  exceptions?: Exception[];
  childCount?: number;
  children?: ReportsRegionalDevelopmentItem[];
}
export interface ReportsTargetProgramsItem {
  code: string;
  codeName: string;
  codeNameEn?: string;
  level: number;
  data: {general?: number; special?: number; total?: number};
  node?: string;
  exceptions?: Exception[];
  childCount?: number;
  children?: ReportsTargetProgramsItem[];
}
export interface Pages {
  'about-portal': {
    path: '/about-portal';
    parameters: {};
    filters: never;
    search: {};
    calls: 'source/about-portal';
    rows: Calls['source/about-portal']['row'];
  };
  accessibility: {path: '/accessibility'; parameters: {}; filters: never; search: {}; calls: never; rows: never};
  'accessibility/checks': {path: '/accessibility/checks'; parameters: {}; filters: never; search: {}; calls: never; rows: never};
  'accessibility/clauses': {path: '/accessibility/clauses'; parameters: {}; filters: never; search: {}; calls: never; rows: never};
  'accessibility/pages': {path: '/accessibility/pages'; parameters: {}; filters: never; search: {}; calls: never; rows: never};
  admins: {path: '/admins'; parameters: {}; filters: never; search: {}; calls: never; rows: never};
  'analytics/credits': {
    path: '/analytics/credits';
    parameters: {};
    filters: never;
    search: {
      unit?: 1 | 1000 | 1000000 | 1000000000;
      value?: 'amount' | 'share' | 'person' | 'real' | 'gdp';
      prices?: number;
      zoom?: 1;
      rows?: string[];
      columns?: string[];
      measures?: string[];
      year?: string[];
      monthFrom?: string[];
      monthTo?: string[];
      budgetType?: string[];
      fundType?: string[];
      codeBudget?: string[];
      code?: string[];
      view?: string[];
    };
    calls: never;
    rows: never;
  };
  'analytics/expenses': {
    path: '/analytics/expenses';
    parameters: {};
    filters: never;
    search: {
      unit?: 1 | 1000 | 1000000 | 1000000000;
      value?: 'amount' | 'share' | 'person' | 'real' | 'gdp';
      prices?: number;
      zoom?: 1;
      rows?: string[];
      columns?: string[];
      measures?: string[];
      year?: string[];
      monthFrom?: string[];
      monthTo?: string[];
      budgetType?: string[];
      fundType?: string[];
      codeBudget?: string[];
      code?: string[];
      view?: string[];
    };
    calls: never;
    rows: never;
  };
  'analytics/financing': {
    path: '/analytics/financing';
    parameters: {};
    filters: never;
    search: {
      unit?: 1 | 1000 | 1000000 | 1000000000;
      value?: 'amount' | 'share' | 'person' | 'real' | 'gdp';
      prices?: number;
      zoom?: 1;
      rows?: string[];
      columns?: string[];
      measures?: string[];
      year?: string[];
      monthFrom?: string[];
      monthTo?: string[];
      budgetType?: string[];
      fundType?: string[];
      codeBudget?: string[];
      code?: string[];
      view?: string[];
    };
    calls: never;
    rows: never;
  };
  'analytics/incomes': {
    path: '/analytics/incomes';
    parameters: {};
    filters: never;
    search: {
      unit?: 1 | 1000 | 1000000 | 1000000000;
      value?: 'amount' | 'share' | 'person' | 'real' | 'gdp';
      prices?: number;
      zoom?: 1;
      rows?: string[];
      columns?: string[];
      measures?: string[];
      year?: string[];
      monthFrom?: string[];
      monthTo?: string[];
      budgetType?: string[];
      fundType?: string[];
      codeBudget?: string[];
      code?: string[];
      view?: string[];
    };
    calls: never;
    rows: never;
  };
  'analytics/index': {path: '/analytics'; parameters: {}; filters: never; search: {}; calls: never; rows: never};
  'analytics/pivot': {
    path: '/analytics/pivot';
    parameters: {};
    filters: never;
    search: {
      unit?: 1 | 1000 | 1000000 | 1000000000;
      value?: 'amount' | 'share' | 'person' | 'real' | 'gdp';
      prices?: number;
      zoom?: 1;
      id?: string[];
      rows?: string[];
      columns?: string[];
      measures?: string[];
      year?: string[];
      monthFrom?: string[];
      monthTo?: string[];
      budgetType?: string[];
      fundType?: string[];
      codeBudget?: string[];
      code?: string[];
      view?: string[];
    };
    calls: never;
    rows: never;
  };
  'analytics/revenues': {path: '/analytics/revenues'; parameters: {}; filters: never; search: {}; calls: never; rows: never};
  'annual-budget/credit': {
    path: '/annual-budget/credit';
    parameters: {};
    filters: 'year' | 'fundType' | 'chapter';
    search: {
      year?: number;
      fundType?: 'TOTAL' | 'COMMON' | 'SPECIAL';
      chapter?: 'classifier' | 'program';
      unit?: 1 | 1000 | 1000000 | 1000000000;
      value?: 'amount' | 'share' | 'person' | 'real' | 'gdp';
      prices?: number;
      zoom?: 1;
      open?: string;
      sort?: string;
      find?: string;
      measure?:
        | 'periodDone'
        | 'yearCorrectionPlan'
        | 'percentDoneToYearCorrectionPlan'
        | 'doneChangePercent'
        | 'yearBeginPlan'
        | 'planChange'
        | 'planChangePercent'
        | 'periodCorrectionPlan'
        | 'percentDoneToPeriodCorrectionPlan'
        | 'deviationToPeriodCorrectionPlan'
        | 'openAllocPeriod'
        | 'directedAllocPeriod'
        | 'donePeriod'
        | 'rozpisZmin'
        | 'koshtorysZmin'
        | 'correctionYearDonePercent'
        | 'total'
        | 'general'
        | 'special'
        | 'done'
        | 'yearPlan'
        | 'donePercent'
        | 'received'
        | 'overdue'
        | 'closing'
        | 'repaid'
        | 'interest'
        | 'given'
        | 'opening'
        | 'revaluation'
        | 'adoptedPlan'
        | 'draftPlan'
        | 'change'
        | 'lawChange'
        | 'lawChangePercent'
        | 'previousDone';
      page?: number;
      code?: string;
    };
    calls: 'project/credit';
    rows: Calls['project/credit']['row'];
  };
  'annual-budget/expenses': {
    path: '/annual-budget/expenses';
    parameters: {};
    filters: 'year' | 'fundType' | 'chapter';
    search: {
      year?: number;
      fundType?: 'TOTAL' | 'COMMON' | 'SPECIAL';
      chapter?: 'functional' | 'program' | 'economic';
      unit?: 1 | 1000 | 1000000 | 1000000000;
      value?: 'amount' | 'share' | 'person' | 'real' | 'gdp';
      prices?: number;
      zoom?: 1;
      open?: string;
      sort?: string;
      find?: string;
      measure?:
        | 'periodDone'
        | 'yearCorrectionPlan'
        | 'percentDoneToYearCorrectionPlan'
        | 'doneChangePercent'
        | 'yearBeginPlan'
        | 'planChange'
        | 'planChangePercent'
        | 'periodCorrectionPlan'
        | 'percentDoneToPeriodCorrectionPlan'
        | 'deviationToPeriodCorrectionPlan'
        | 'openAllocPeriod'
        | 'directedAllocPeriod'
        | 'donePeriod'
        | 'rozpisZmin'
        | 'koshtorysZmin'
        | 'correctionYearDonePercent'
        | 'total'
        | 'general'
        | 'special'
        | 'done'
        | 'yearPlan'
        | 'donePercent'
        | 'received'
        | 'overdue'
        | 'closing'
        | 'repaid'
        | 'interest'
        | 'given'
        | 'opening'
        | 'revaluation'
        | 'adoptedPlan'
        | 'draftPlan'
        | 'change'
        | 'lawChange'
        | 'lawChangePercent'
        | 'previousDone';
      page?: number;
      code?: string;
    };
    calls: 'project/expenses';
    rows: Calls['project/expenses']['row'];
  };
  'annual-budget/finance': {
    path: '/annual-budget/finance';
    parameters: {};
    filters: 'year' | 'fundType' | 'chapter';
    search: {
      year?: number;
      fundType?: 'TOTAL' | 'COMMON' | 'SPECIAL';
      chapter?: 'creditors' | 'debts';
      unit?: 1 | 1000 | 1000000 | 1000000000;
      value?: 'amount' | 'share' | 'person' | 'real' | 'gdp';
      prices?: number;
      zoom?: 1;
      open?: string;
      sort?: string;
      find?: string;
      measure?:
        | 'periodDone'
        | 'yearCorrectionPlan'
        | 'percentDoneToYearCorrectionPlan'
        | 'doneChangePercent'
        | 'yearBeginPlan'
        | 'planChange'
        | 'planChangePercent'
        | 'periodCorrectionPlan'
        | 'percentDoneToPeriodCorrectionPlan'
        | 'deviationToPeriodCorrectionPlan'
        | 'openAllocPeriod'
        | 'directedAllocPeriod'
        | 'donePeriod'
        | 'rozpisZmin'
        | 'koshtorysZmin'
        | 'correctionYearDonePercent'
        | 'total'
        | 'general'
        | 'special'
        | 'done'
        | 'yearPlan'
        | 'donePercent'
        | 'received'
        | 'overdue'
        | 'closing'
        | 'repaid'
        | 'interest'
        | 'given'
        | 'opening'
        | 'revaluation'
        | 'adoptedPlan'
        | 'draftPlan'
        | 'change'
        | 'lawChange'
        | 'lawChangePercent'
        | 'previousDone';
      page?: number;
      code?: string;
    };
    calls: 'project/financing';
    rows: Calls['project/financing']['row'];
  };
  'annual-budget/incomes': {
    path: '/annual-budget/incomes';
    parameters: {};
    filters: 'year' | 'fundType';
    search: {
      year?: number;
      fundType?: 'TOTAL' | 'COMMON' | 'SPECIAL';
      unit?: 1 | 1000 | 1000000 | 1000000000;
      value?: 'amount' | 'share' | 'person' | 'real' | 'gdp';
      prices?: number;
      zoom?: 1;
      open?: string;
      sort?: string;
      find?: string;
      measure?:
        | 'periodDone'
        | 'yearCorrectionPlan'
        | 'percentDoneToYearCorrectionPlan'
        | 'doneChangePercent'
        | 'yearBeginPlan'
        | 'planChange'
        | 'planChangePercent'
        | 'periodCorrectionPlan'
        | 'percentDoneToPeriodCorrectionPlan'
        | 'deviationToPeriodCorrectionPlan'
        | 'openAllocPeriod'
        | 'directedAllocPeriod'
        | 'donePeriod'
        | 'rozpisZmin'
        | 'koshtorysZmin'
        | 'correctionYearDonePercent'
        | 'total'
        | 'general'
        | 'special'
        | 'done'
        | 'yearPlan'
        | 'donePercent'
        | 'received'
        | 'overdue'
        | 'closing'
        | 'repaid'
        | 'interest'
        | 'given'
        | 'opening'
        | 'revaluation'
        | 'adoptedPlan'
        | 'draftPlan'
        | 'change'
        | 'lawChange'
        | 'lawChangePercent'
        | 'previousDone';
      page?: number;
      code?: string;
    };
    calls: 'project/incomes';
    rows: Calls['project/incomes']['row'];
  };
  'annual-budget/index': {path: '/annual-budget'; parameters: {}; filters: never; search: {}; calls: never; rows: never};
  'budget-declaration/[declaration]': {
    path: '/budget-declaration/:declaration';
    parameters: {declaration: string};
    filters: never;
    search: {};
    calls: 'data/declaration-table' | 'data/declaration-paragraphs';
    rows: Calls['data/declaration-table']['row'] | Calls['data/declaration-paragraphs']['row'];
  };
  'budget-declaration/index': {
    path: '/budget-declaration';
    parameters: {};
    filters: never;
    search: {};
    calls: 'data/declaration-sections';
    rows: Calls['data/declaration-sections']['row'];
  };
  'budget-literacy/budget-process-2': {
    path: '/budget-literacy/budget-process-2';
    parameters: {};
    filters: 'processType' | 'timelinePeriod';
    search: {type?: 'national' | 'local'; timelinePeriod?: '0' | '1' | '2'};
    calls: never;
    rows: never;
  };
  'budget-literacy/budget-process-3': {
    path: '/budget-literacy/budget-process-3';
    parameters: {};
    filters: 'processType';
    search: {type?: 'national' | 'local'};
    calls: never;
    rows: never;
  };
  'budget-literacy/budget-process/[item]': {
    path: '/budget-literacy/budget-process/:item';
    parameters: {item: string};
    filters: never;
    search: {};
    calls: 'source/budget-process-item';
    rows: Calls['source/budget-process-item']['row'];
  };
  'budget-literacy/budget-process/index': {
    path: '/budget-literacy/budget-process';
    parameters: {};
    filters: 'processType' | 'timelinePeriod';
    search: {type?: 'national' | 'local'; timelinePeriod?: '0' | '1' | '2'; reading?: 'easy'};
    calls: never;
    rows: never;
  };
  'budget-literacy/budget-system/[class]': {
    path: '/budget-literacy/budget-system/:class';
    parameters: {};
    filters: never;
    search: {};
    calls: never;
    rows: never;
  };
  'budget-literacy/budget-system/classification/[class]': {
    path: '/budget-literacy/budget-system/classification/:class';
    parameters: {class: string};
    filters: 'search' | 'code';
    search: {search?: string; code?: string};
    calls: 'source/classification-type';
    rows: Calls['source/classification-type']['row'];
  };
  'budget-literacy/budget-system/classification/index': {
    path: '/budget-literacy/budget-system/classification';
    parameters: {};
    filters: never;
    search: {};
    calls: never;
    rows: never;
  };
  'budget-literacy/budget-system/index': {
    path: '/budget-literacy/budget-system';
    parameters: {};
    filters: never;
    search: {};
    calls: never;
    rows: never;
  };
  'budget-literacy/budget-system/principles': {
    path: '/budget-literacy/budget-system/principles';
    parameters: {};
    filters: never;
    search: {};
    calls: 'source/principles';
    rows: Calls['source/principles']['row'];
  };
  'budget-literacy/budget-system/structure': {
    path: '/budget-literacy/budget-system/structure';
    parameters: {};
    filters: 'year' | 'regionId' | 'budgetKind';
    search: {
      year?: number;
      regionId?: number;
      budgetSign?: string;
      unit?: 1 | 1000 | 1000000 | 1000000000;
      value?: 'amount' | 'share' | 'person' | 'real' | 'gdp';
      prices?: number;
      zoom?: 1;
      open?: string;
      sort?: string;
      find?: string;
      measure?: 'count' | 'budgetCode' | 'done';
      page?: number;
      code?: string;
    };
    calls:
      | 'source/structure'
      | 'local-budgets/budgets-count'
      | 'local-budgets/about-tree'
      | 'local-budgets/about-budgets'
      | 'local-budgets/budget-years';
    rows:
      | Calls['source/structure']['row']
      | Calls['local-budgets/budgets-count']['row']
      | Calls['local-budgets/about-tree']['row']
      | Calls['local-budgets/about-budgets']['row']
      | Calls['local-budgets/budget-years']['row'];
  };
  'budget-literacy/glossary/[word]': {
    path: '/budget-literacy/glossary/:word';
    parameters: {word: string};
    filters: never;
    search: {};
    calls: 'source/glossary-term';
    rows: Calls['source/glossary-term']['row'];
  };
  'budget-literacy/glossary/index': {
    path: '/budget-literacy/glossary';
    parameters: {};
    filters: 'search' | 'letter';
    search: {search?: string; letter?: string};
    calls: never;
    rows: never;
  };
  'budget-literacy/index': {path: '/budget-literacy'; parameters: {}; filters: never; search: {}; calls: never; rows: never};
  'contact-us': {path: '/contact-us'; parameters: {}; filters: never; search: {}; calls: never; rows: never};
  contacts: {
    path: '/contacts';
    parameters: {};
    filters: never;
    search: {};
    calls: 'source/contacts';
    rows: Calls['source/contacts']['row'];
  };
  'debt/guaranteed': {
    path: '/debt/guaranteed';
    parameters: {};
    filters: 'year' | 'quarter' | 'chapter' | 'breakdown' | 'debt' | 'credit' | 'obligations' | 'codeCurrency';
    search: {
      year?: number;
      quarter?: number;
      chapter?: 'operations' | 'payments' | 'guarantees';
      breakdown?: 'creditor' | 'obligation' | 'currency';
      debt?: 'TOTAL' | 'INTERNAL' | 'EXTERNAL';
      credit?: string;
      obligations?: string;
      codeCurrency?: string;
      unit?: 1 | 1000 | 1000000 | 1000000000;
      value?: 'amount' | 'share' | 'person' | 'real' | 'gdp';
      prices?: number;
      zoom?: 1;
      open?: string;
      sort?: string;
      find?: string;
      measure?:
        | 'periodDone'
        | 'yearCorrectionPlan'
        | 'percentDoneToYearCorrectionPlan'
        | 'doneChangePercent'
        | 'yearBeginPlan'
        | 'planChange'
        | 'planChangePercent'
        | 'periodCorrectionPlan'
        | 'percentDoneToPeriodCorrectionPlan'
        | 'deviationToPeriodCorrectionPlan'
        | 'openAllocPeriod'
        | 'directedAllocPeriod'
        | 'donePeriod'
        | 'rozpisZmin'
        | 'koshtorysZmin'
        | 'correctionYearDonePercent'
        | 'total'
        | 'general'
        | 'special'
        | 'done'
        | 'yearPlan'
        | 'donePercent'
        | 'received'
        | 'overdue'
        | 'closing'
        | 'repaid'
        | 'interest'
        | 'given'
        | 'opening'
        | 'revaluation'
        | 'adoptedPlan'
        | 'draftPlan'
        | 'change'
        | 'lawChange'
        | 'lawChangePercent'
        | 'previousDone';
      page?: number;
      code?: string;
      chart?: 'stacked';
    };
    calls: 'reports/guaranteed-debts' | 'reports/debts-dynamic';
    rows: Calls['reports/guaranteed-debts']['row'] | Calls['reports/debts-dynamic']['row'];
  };
  'debt/index': {path: '/debt'; parameters: {}; filters: never; search: {}; calls: never; rows: never};
  'debt/state': {
    path: '/debt/state';
    parameters: {};
    filters: 'year' | 'quarter' | 'chapter' | 'breakdown' | 'debt' | 'credit' | 'obligations' | 'codeCurrency';
    search: {
      year?: number;
      quarter?: number;
      chapter?: 'state' | 'overdue' | 'payments' | 'guarantees' | 'management';
      breakdown?: 'creditor' | 'obligation' | 'currency';
      debt?: 'TOTAL' | 'INTERNAL' | 'EXTERNAL';
      credit?: string;
      obligations?: string;
      codeCurrency?: string;
      unit?: 1 | 1000 | 1000000 | 1000000000;
      value?: 'amount' | 'share' | 'person' | 'real' | 'gdp';
      prices?: number;
      zoom?: 1;
      reading?: 'easy';
      open?: string;
      sort?: string;
      find?: string;
      measure?:
        | 'periodDone'
        | 'yearCorrectionPlan'
        | 'percentDoneToYearCorrectionPlan'
        | 'doneChangePercent'
        | 'yearBeginPlan'
        | 'planChange'
        | 'planChangePercent'
        | 'periodCorrectionPlan'
        | 'percentDoneToPeriodCorrectionPlan'
        | 'deviationToPeriodCorrectionPlan'
        | 'openAllocPeriod'
        | 'directedAllocPeriod'
        | 'donePeriod'
        | 'rozpisZmin'
        | 'koshtorysZmin'
        | 'correctionYearDonePercent'
        | 'total'
        | 'general'
        | 'special'
        | 'done'
        | 'yearPlan'
        | 'donePercent'
        | 'received'
        | 'overdue'
        | 'closing'
        | 'repaid'
        | 'interest'
        | 'given'
        | 'opening'
        | 'revaluation'
        | 'adoptedPlan'
        | 'draftPlan'
        | 'change'
        | 'lawChange'
        | 'lawChangePercent'
        | 'previousDone';
      page?: number;
      code?: string;
      chart?: 'stacked';
    };
    calls: 'reports/debts' | 'reports/debts-dynamic';
    rows: Calls['reports/debts']['row'] | Calls['reports/debts-dynamic']['row'];
  };
  error: {path: '/error'; parameters: {}; filters: never; search: {}; calls: never; rows: never};
  index: {
    path: '/';
    parameters: {};
    filters: 'budgetType' | 'year' | 'month' | 'homeBudget';
    search: {
      budgetType?: 'CONSOLIDATED' | 'NATIONAL' | 'LOCAL';
      year?: number;
      month?: number;
      id?: string;
      unit?: 1 | 1000 | 1000000 | 1000000000;
      value?: 'amount' | 'share' | 'person' | 'real' | 'gdp';
      prices?: number;
      zoom?: 1;
      reading?: 'easy';
      sum?: number;
      indicator?: 'perInhabitant' | 'percent' | 'expenses';
      chart?: 'gap';
    };
    calls: 'summary/total' | 'summary/dynamics' | 'reports/expenses' | 'summary/sankey' | 'local-budgets/regions';
    rows:
      | Calls['summary/total']['row']
      | Calls['summary/dynamics']['row']
      | Calls['reports/expenses']['row']
      | Calls['summary/sankey']['row']
      | Calls['local-budgets/regions']['row'];
  };
  'local-budget/[localId]/default': {
    path: '/local-budget/:localId/default';
    parameters: {};
    filters: never;
    search: {};
    calls: never;
    rows: never;
  };
  'local-budget/[localId]/index': {
    path: '/local-budget/:localId';
    parameters: {localId: string};
    filters: 'year' | 'month' | 'fundType';
    search: {
      year?: number;
      month?: number;
      fundType?: 'TOTAL' | 'COMMON' | 'SPECIAL';
      unit?: 1 | 1000 | 1000000 | 1000000000;
      value?: 'amount' | 'share' | 'person' | 'real' | 'gdp';
      prices?: number;
      zoom?: 1;
      reading?: 'easy';
      sum?: number;
      chart?: 'years' | 'gap' | 'composition';
      open?: string;
      sort?: string;
      find?: string;
      measure?: 'edrpou';
      page?: number;
      code?: string;
    };
    calls:
      | 'local-budgets/total'
      | 'local-budgets/about'
      | 'local-budgets/incomes'
      | 'local-budgets/expenses'
      | 'local-budgets/incomes-dynamic'
      | 'local-budgets/code-dynamics'
      | 'local-budgets/sankey'
      | 'local-budgets/sankey-transfers'
      | 'agency/budget';
    rows:
      | Calls['local-budgets/total']['row']
      | Calls['local-budgets/about']['row']
      | Calls['local-budgets/incomes']['row']
      | Calls['local-budgets/expenses']['row']
      | Calls['local-budgets/incomes-dynamic']['row']
      | Calls['local-budgets/code-dynamics']['row']
      | Calls['local-budgets/sankey']['row']
      | Calls['local-budgets/sankey-transfers']['row']
      | Calls['agency/budget']['row'];
  };
  'local-budget/[localId]/info/default': {
    path: '/local-budget/:localId/info/default';
    parameters: {};
    filters: never;
    search: {};
    calls: never;
    rows: never;
  };
  'local-budget/[localId]/info/index': {
    path: '/local-budget/:localId/info';
    parameters: {};
    filters: never;
    search: {};
    calls: never;
    rows: never;
  };
  'local-budget/[localId]/info/indicators': {
    path: '/local-budget/:localId/info/indicators';
    parameters: {localId: string};
    filters: 'year' | 'monthFrom' | 'monthTo' | 'chapter';
    search: {
      year?: number;
      monthFrom?: number;
      monthTo?: number;
      chapter?: 'incomes' | 'economic' | 'functional' | 'program';
      unit?: 1 | 1000 | 1000000 | 1000000000;
      value?: 'amount' | 'share' | 'person' | 'real' | 'gdp';
      prices?: number;
      zoom?: 1;
      open?: string;
      sort?: string;
      find?: string;
      measure?: 'done' | 'generalDone' | 'specialDone' | 'donePercent' | 'generalPercent' | 'specialPercent';
      page?: number;
      code?: string;
      chart?: 'grouped' | 'stacked';
    };
    calls: 'local-budgets/funds' | 'local-budgets/funds-years' | 'local-budgets/expenses-dynamic';
    rows: Calls['local-budgets/funds']['row'] | Calls['local-budgets/funds-years']['row'] | Calls['local-budgets/expenses-dynamic']['row'];
  };
  'local-budget/[localId]/info/profile': {
    path: '/local-budget/:localId/info/profile';
    parameters: {localId: string};
    filters: never;
    search: {};
    calls: 'local-budgets/about';
    rows: Calls['local-budgets/about']['row'];
  };
  'local-budget/[localId]/info/recipients': {
    path: '/local-budget/:localId/info/recipients';
    parameters: {localId: string};
    filters: 'year' | 'fundType' | 'recipient';
    search: {
      year?: number;
      fundType?: 'TOTAL' | 'COMMON' | 'SPECIAL';
      recipient?: string;
      unit?: 1 | 1000 | 1000000 | 1000000000;
      value?: 'amount' | 'share' | 'person' | 'real' | 'gdp';
      prices?: number;
      zoom?: 1;
      open?: string;
      sort?: string;
      find?: string;
      measure?: 'done' | 'yearPlan';
      page?: number;
      code?: string;
      chart?: 'grouped';
    };
    calls: 'local-budgets/recipients' | 'local-budgets/recipient' | 'local-budgets/recipient-years';
    rows:
      Calls['local-budgets/recipients']['row'] | Calls['local-budgets/recipient']['row'] | Calls['local-budgets/recipient-years']['row'];
  };
  'local-budget/[localId]/infoOld': {
    path: '/local-budget/:localId/infoOld';
    parameters: {localId: string};
    filters: 'year' | 'monthFrom' | 'monthTo';
    search: {
      year?: number;
      monthFrom?: number;
      monthTo?: number;
      unit?: 1 | 1000 | 1000000 | 1000000000;
      value?: 'amount' | 'share' | 'person' | 'real' | 'gdp';
      prices?: number;
      zoom?: 1;
      open?: string;
      sort?: string;
      find?: string;
      measure?: 'done' | 'generalDone' | 'specialDone' | 'donePercent' | 'generalPercent' | 'specialPercent' | 'plan' | 'yearPlan';
      page?: number;
      code?: string;
    };
    calls: 'local-budgets/funds' | 'local-budgets/about' | 'local-budgets/funds-years' | 'local-budgets/recipients';
    rows:
      | Calls['local-budgets/funds']['row']
      | Calls['local-budgets/about']['row']
      | Calls['local-budgets/funds-years']['row']
      | Calls['local-budgets/recipients']['row'];
  };
  'local-budget/[localId]/local-credits': {
    path: '/local-budget/:localId/local-credits';
    parameters: {localId: string};
    filters: 'periodType' | 'year' | 'monthFrom' | 'monthTo' | 'quarterFrom' | 'quarterTo' | 'fundType' | 'chapter';
    search: {
      periodType?: 'MONTH' | 'QUARTER' | 'YEAR';
      year?: number;
      monthFrom?: number;
      monthTo?: number;
      quarterFrom?: number;
      quarterTo?: number;
      fundType?: 'TOTAL' | 'COMMON' | 'SPECIAL';
      chapter?: 'classifier' | 'functional' | 'program';
      unit?: 1 | 1000 | 1000000 | 1000000000;
      value?: 'amount' | 'share' | 'person' | 'real' | 'gdp';
      prices?: number;
      zoom?: 1;
      open?: string;
      sort?: string;
      find?: string;
      measure?:
        | 'periodDone'
        | 'yearCorrectionPlan'
        | 'percentDoneToYearCorrectionPlan'
        | 'doneChangePercent'
        | 'yearBeginPlan'
        | 'planChange'
        | 'planChangePercent'
        | 'periodCorrectionPlan'
        | 'percentDoneToPeriodCorrectionPlan'
        | 'deviationToPeriodCorrectionPlan'
        | 'openAllocPeriod'
        | 'directedAllocPeriod'
        | 'donePeriod'
        | 'rozpisZmin'
        | 'koshtorysZmin'
        | 'correctionYearDonePercent'
        | 'total'
        | 'general'
        | 'special'
        | 'done'
        | 'yearPlan'
        | 'donePercent'
        | 'received'
        | 'overdue'
        | 'closing'
        | 'repaid'
        | 'interest'
        | 'given'
        | 'opening'
        | 'revaluation'
        | 'adoptedPlan'
        | 'draftPlan'
        | 'change'
        | 'lawChange'
        | 'lawChangePercent'
        | 'previousDone';
      page?: number;
      code?: string;
    };
    calls: 'local-budgets/credits';
    rows: Calls['local-budgets/credits']['row'];
  };
  'local-budget/[localId]/local-expenses': {
    path: '/local-budget/:localId/local-expenses';
    parameters: {localId: string};
    filters: 'periodType' | 'year' | 'monthFrom' | 'monthTo' | 'quarterFrom' | 'quarterTo' | 'fundType' | 'chapter' | 'details';
    search: {
      periodType?: 'MONTH' | 'QUARTER' | 'YEAR';
      year?: number;
      monthFrom?: number;
      monthTo?: number;
      quarterFrom?: number;
      quarterTo?: number;
      fundType?: 'TOTAL' | 'COMMON' | 'SPECIAL';
      chapter?: 'economic' | 'functional' | 'program';
      treeType?: 'WITHOUT_DETALISATION' | 'KEKV' | 'KFK';
      unit?: 1 | 1000 | 1000000 | 1000000000;
      value?: 'amount' | 'share' | 'person' | 'real' | 'gdp';
      prices?: number;
      zoom?: 1;
      open?: string;
      sort?: string;
      find?: string;
      measure?:
        | 'periodDone'
        | 'yearCorrectionPlan'
        | 'percentDoneToYearCorrectionPlan'
        | 'doneChangePercent'
        | 'yearBeginPlan'
        | 'planChange'
        | 'planChangePercent'
        | 'periodCorrectionPlan'
        | 'percentDoneToPeriodCorrectionPlan'
        | 'deviationToPeriodCorrectionPlan'
        | 'openAllocPeriod'
        | 'directedAllocPeriod'
        | 'donePeriod'
        | 'rozpisZmin'
        | 'koshtorysZmin'
        | 'correctionYearDonePercent'
        | 'total'
        | 'general'
        | 'special'
        | 'done'
        | 'yearPlan'
        | 'donePercent'
        | 'received'
        | 'overdue'
        | 'closing'
        | 'repaid'
        | 'interest'
        | 'given'
        | 'opening'
        | 'revaluation'
        | 'adoptedPlan'
        | 'draftPlan'
        | 'change'
        | 'lawChange'
        | 'lawChangePercent'
        | 'previousDone';
      page?: number;
      code?: string;
    };
    calls: 'local-budgets/expenses';
    rows: Calls['local-budgets/expenses']['row'];
  };
  'local-budget/[localId]/local-financing': {
    path: '/local-budget/:localId/local-financing';
    parameters: {localId: string};
    filters: 'periodType' | 'year' | 'monthFrom' | 'monthTo' | 'quarterFrom' | 'quarterTo' | 'fundType' | 'chapter';
    search: {
      periodType?: 'MONTH' | 'QUARTER' | 'YEAR';
      year?: number;
      monthFrom?: number;
      monthTo?: number;
      quarterFrom?: number;
      quarterTo?: number;
      fundType?: 'TOTAL' | 'COMMON' | 'SPECIAL';
      chapter?: 'debts' | 'creditors';
      unit?: 1 | 1000 | 1000000 | 1000000000;
      value?: 'amount' | 'share' | 'person' | 'real' | 'gdp';
      prices?: number;
      zoom?: 1;
      open?: string;
      sort?: string;
      find?: string;
      measure?:
        | 'periodDone'
        | 'yearCorrectionPlan'
        | 'percentDoneToYearCorrectionPlan'
        | 'doneChangePercent'
        | 'yearBeginPlan'
        | 'planChange'
        | 'planChangePercent'
        | 'periodCorrectionPlan'
        | 'percentDoneToPeriodCorrectionPlan'
        | 'deviationToPeriodCorrectionPlan'
        | 'openAllocPeriod'
        | 'directedAllocPeriod'
        | 'donePeriod'
        | 'rozpisZmin'
        | 'koshtorysZmin'
        | 'correctionYearDonePercent'
        | 'total'
        | 'general'
        | 'special'
        | 'done'
        | 'yearPlan'
        | 'donePercent'
        | 'received'
        | 'overdue'
        | 'closing'
        | 'repaid'
        | 'interest'
        | 'given'
        | 'opening'
        | 'revaluation'
        | 'adoptedPlan'
        | 'draftPlan'
        | 'change'
        | 'lawChange'
        | 'lawChangePercent'
        | 'previousDone';
      page?: number;
      code?: string;
    };
    calls: 'local-budgets/financing';
    rows: Calls['local-budgets/financing']['row'];
  };
  'local-budget/[localId]/local-incomes': {
    path: '/local-budget/:localId/local-incomes';
    parameters: {localId: string};
    filters: 'periodType' | 'year' | 'monthFrom' | 'monthTo' | 'quarterFrom' | 'quarterTo' | 'fundType';
    search: {
      periodType?: 'MONTH' | 'QUARTER' | 'YEAR';
      year?: number;
      monthFrom?: number;
      monthTo?: number;
      quarterFrom?: number;
      quarterTo?: number;
      fundType?: 'TOTAL' | 'COMMON' | 'SPECIAL';
      unit?: 1 | 1000 | 1000000 | 1000000000;
      value?: 'amount' | 'share' | 'person' | 'real' | 'gdp';
      prices?: number;
      zoom?: 1;
      chart?: 'years';
      open?: string;
      sort?: string;
      find?: string;
      measure?:
        | 'periodDone'
        | 'yearCorrectionPlan'
        | 'percentDoneToYearCorrectionPlan'
        | 'doneChangePercent'
        | 'yearBeginPlan'
        | 'planChange'
        | 'planChangePercent'
        | 'periodCorrectionPlan'
        | 'percentDoneToPeriodCorrectionPlan'
        | 'deviationToPeriodCorrectionPlan'
        | 'openAllocPeriod'
        | 'directedAllocPeriod'
        | 'donePeriod'
        | 'rozpisZmin'
        | 'koshtorysZmin'
        | 'correctionYearDonePercent'
        | 'total'
        | 'general'
        | 'special'
        | 'done'
        | 'yearPlan'
        | 'donePercent'
        | 'received'
        | 'overdue'
        | 'closing'
        | 'repaid'
        | 'interest'
        | 'given'
        | 'opening'
        | 'revaluation'
        | 'adoptedPlan'
        | 'draftPlan'
        | 'change'
        | 'lawChange'
        | 'lawChangePercent'
        | 'previousDone';
      page?: number;
      code?: string;
    };
    calls: 'local-budgets/incomes' | 'local-budgets/incomes-dynamic';
    rows: Calls['local-budgets/incomes']['row'] | Calls['local-budgets/incomes-dynamic']['row'];
  };
  'local-budget/[localId]/local-transferts': {
    path: '/local-budget/:localId/local-transferts';
    parameters: {localId: string};
    filters: 'periodType' | 'year' | 'monthFrom' | 'monthTo' | 'quarterFrom' | 'quarterTo' | 'fundType';
    search: {
      periodType?: 'MONTH' | 'QUARTER' | 'YEAR';
      year?: number;
      monthFrom?: number;
      monthTo?: number;
      quarterFrom?: number;
      quarterTo?: number;
      fundType?: 'TOTAL' | 'COMMON' | 'SPECIAL';
      unit?: 1 | 1000 | 1000000 | 1000000000;
      value?: 'amount' | 'share' | 'person' | 'real' | 'gdp';
      prices?: number;
      zoom?: 1;
      open?: string;
      sort?: string;
      find?: string;
      measure?:
        | 'periodDone'
        | 'yearCorrectionPlan'
        | 'percentDoneToYearCorrectionPlan'
        | 'doneChangePercent'
        | 'yearBeginPlan'
        | 'planChange'
        | 'planChangePercent'
        | 'periodCorrectionPlan'
        | 'percentDoneToPeriodCorrectionPlan'
        | 'deviationToPeriodCorrectionPlan'
        | 'openAllocPeriod'
        | 'directedAllocPeriod'
        | 'donePeriod'
        | 'rozpisZmin'
        | 'koshtorysZmin'
        | 'correctionYearDonePercent'
        | 'total'
        | 'general'
        | 'special'
        | 'done'
        | 'yearPlan'
        | 'donePercent'
        | 'received'
        | 'overdue'
        | 'closing'
        | 'repaid'
        | 'interest'
        | 'given'
        | 'opening'
        | 'revaluation'
        | 'adoptedPlan'
        | 'draftPlan'
        | 'change'
        | 'lawChange'
        | 'lawChangePercent'
        | 'previousDone';
      page?: number;
      code?: string;
    };
    calls: 'local-budgets/transfers' | 'local-budgets/sankey-transfers';
    rows: Calls['local-budgets/transfers']['row'] | Calls['local-budgets/sankey-transfers']['row'];
  };
  'local-budget/[localId]/planning/compare': {
    path: '/local-budget/:localId/planning/compare';
    parameters: {localId: string};
    filters: never;
    search: {report?: string[]; only?: 'changed'};
    calls: 'budget-process/report';
    rows: Calls['budget-process/report']['row'];
  };
  'local-budget/[localId]/planning/decision/index': {
    path: '/local-budget/:localId/planning/decision';
    parameters: {localId: string};
    filters: never;
    search: {year?: string};
    calls: 'budget-process/registry';
    rows: Calls['budget-process/registry']['row'];
  };
  'local-budget/[localId]/planning/decision/report': {
    path: '/local-budget/:localId/planning/decision/report';
    parameters: {localId: string};
    filters: never;
    search: {report?: string[]};
    calls: 'budget-process/report';
    rows: Calls['budget-process/report']['row'];
  };
  'local-budget/[localId]/planning/index': {
    path: '/local-budget/:localId/planning';
    parameters: {};
    filters: never;
    search: {};
    calls: never;
    rows: never;
  };
  'local-budget/[localId]/planning/prognosis/index': {
    path: '/local-budget/:localId/planning/prognosis';
    parameters: {localId: string};
    filters: never;
    search: {year?: string};
    calls: 'budget-process/registry';
    rows: Calls['budget-process/registry']['row'];
  };
  'local-budget/[localId]/planning/prognosis/report': {
    path: '/local-budget/:localId/planning/prognosis/report';
    parameters: {localId: string};
    filters: never;
    search: {report?: string[]};
    calls: 'budget-process/report';
    rows: Calls['budget-process/report']['row'];
  };
  'local-budget/[localId]/planning/report': {
    path: '/local-budget/:localId/planning/report';
    parameters: {localId: string};
    filters: never;
    search: {report?: string[]};
    calls: 'budget-process/report';
    rows: Calls['budget-process/report']['row'];
  };
  'local-budget/compare': {
    path: '/local-budget/compare';
    parameters: {};
    filters: 'budgetId' | 'chapter' | 'year' | 'monthTo' | 'fundType';
    search: {
      codeBudget?: string[];
      chapter?: 'expenses' | 'incomes' | 'credits' | 'financing';
      year?: number;
      monthTo?: number;
      fundType?: 'TOTAL' | 'COMMON' | 'SPECIAL';
      unit?: 1 | 1000 | 1000000 | 1000000000;
      value?: 'amount' | 'share' | 'person' | 'real' | 'gdp';
      prices?: number;
      zoom?: 1;
      sort?: number;
    };
    calls: 'local-budgets/expenses' | 'local-budgets/incomes' | 'local-budgets/credits' | 'local-budgets/financing';
    rows:
      | Calls['local-budgets/expenses']['row']
      | Calls['local-budgets/incomes']['row']
      | Calls['local-budgets/credits']['row']
      | Calls['local-budgets/financing']['row'];
  };
  'local-budget/index': {
    path: '/local-budget';
    parameters: {};
    filters: 'year' | 'monthTo' | 'fundType' | 'regionId';
    search: {
      year?: number;
      monthTo?: number;
      fundType?: 'TOTAL' | 'COMMON' | 'SPECIAL';
      regionId?: number;
      unit?: 1 | 1000 | 1000000 | 1000000000;
      value?: 'amount' | 'share' | 'person' | 'real' | 'gdp';
      prices?: number;
      zoom?: 1;
      indicator?: 'perInhabitant' | 'ownIncomes' | 'incomes' | 'expenses' | 'education' | 'percent' | 'change';
      chart?: 'outlines';
      open?: string;
      sort?: string;
      find?: string;
      measure?: 'incomes' | 'percent' | 'change' | 'count';
      page?: number;
      code?: string;
    };
    calls: 'local-budgets/regions' | 'boost/expenses' | 'local-budgets/about-tree';
    rows: Calls['local-budgets/regions']['row'] | Calls['boost/expenses']['row'] | Calls['local-budgets/about-tree']['row'];
  };
  'national-budget/credit': {
    path: '/national-budget/credit';
    parameters: {};
    filters: 'year' | 'monthFrom' | 'monthTo' | 'fundType' | 'chapter';
    search: {
      year?: number;
      monthFrom?: number;
      monthTo?: number;
      fundType?: 'TOTAL' | 'COMMON' | 'SPECIAL';
      chapter?: 'classifier' | 'program' | 'functional';
      unit?: 1 | 1000 | 1000000 | 1000000000;
      value?: 'amount' | 'share' | 'person' | 'real' | 'gdp';
      prices?: number;
      zoom?: 1;
      open?: string;
      sort?: string;
      find?: string;
      measure?:
        | 'periodDone'
        | 'yearCorrectionPlan'
        | 'percentDoneToYearCorrectionPlan'
        | 'doneChangePercent'
        | 'yearBeginPlan'
        | 'planChange'
        | 'planChangePercent'
        | 'periodCorrectionPlan'
        | 'percentDoneToPeriodCorrectionPlan'
        | 'deviationToPeriodCorrectionPlan'
        | 'openAllocPeriod'
        | 'directedAllocPeriod'
        | 'donePeriod'
        | 'rozpisZmin'
        | 'koshtorysZmin'
        | 'correctionYearDonePercent'
        | 'total'
        | 'general'
        | 'special'
        | 'done'
        | 'yearPlan'
        | 'donePercent'
        | 'received'
        | 'overdue'
        | 'closing'
        | 'repaid'
        | 'interest'
        | 'given'
        | 'opening'
        | 'revaluation'
        | 'adoptedPlan'
        | 'draftPlan'
        | 'change'
        | 'lawChange'
        | 'lawChangePercent'
        | 'previousDone';
      page?: number;
      code?: string;
    };
    calls: 'reports/credits';
    rows: Calls['reports/credits']['row'];
  };
  'national-budget/expenses': {
    path: '/national-budget/expenses';
    parameters: {};
    filters: 'year' | 'monthFrom' | 'monthTo' | 'fundType' | 'chapter' | 'details';
    search: {
      year?: number;
      monthFrom?: number;
      monthTo?: number;
      fundType?: 'TOTAL' | 'COMMON' | 'SPECIAL';
      chapter?: 'functional' | 'program' | 'economic';
      treeType?: 'WITHOUT_DETALISATION' | 'KEKV' | 'KPK' | 'KFK';
      unit?: 1 | 1000 | 1000000 | 1000000000;
      value?: 'amount' | 'share' | 'person' | 'real' | 'gdp';
      prices?: number;
      zoom?: 1;
      reading?: 'easy';
      open?: string;
      sort?: string;
      find?: string;
      measure?:
        | 'periodDone'
        | 'yearCorrectionPlan'
        | 'percentDoneToYearCorrectionPlan'
        | 'doneChangePercent'
        | 'yearBeginPlan'
        | 'planChange'
        | 'planChangePercent'
        | 'periodCorrectionPlan'
        | 'percentDoneToPeriodCorrectionPlan'
        | 'deviationToPeriodCorrectionPlan'
        | 'openAllocPeriod'
        | 'directedAllocPeriod'
        | 'donePeriod'
        | 'rozpisZmin'
        | 'koshtorysZmin'
        | 'correctionYearDonePercent'
        | 'total'
        | 'general'
        | 'special'
        | 'done'
        | 'yearPlan'
        | 'donePercent'
        | 'received'
        | 'overdue'
        | 'closing'
        | 'repaid'
        | 'interest'
        | 'given'
        | 'opening'
        | 'revaluation'
        | 'adoptedPlan'
        | 'draftPlan'
        | 'change'
        | 'lawChange'
        | 'lawChangePercent'
        | 'previousDone';
      page?: number;
      code?: string;
    };
    calls: 'reports/expenses';
    rows: Calls['reports/expenses']['row'];
  };
  'national-budget/expenses/[passport]': {
    path: '/national-budget/expenses/:passport';
    parameters: {passport: string};
    filters: never;
    search: {};
    calls: 'passports/details';
    rows: Calls['passports/details']['row'];
  };
  'national-budget/expenses/compare': {
    path: '/national-budget/expenses/compare';
    parameters: {};
    filters: never;
    search: {passport?: string[]; only?: 'changed'};
    calls: 'passports/details';
    rows: Calls['passports/details']['row'];
  };
  'national-budget/finance': {
    path: '/national-budget/finance';
    parameters: {};
    filters: 'year' | 'monthFrom' | 'monthTo' | 'fundType' | 'chapter';
    search: {
      year?: number;
      monthFrom?: number;
      monthTo?: number;
      fundType?: 'TOTAL' | 'COMMON' | 'SPECIAL';
      chapter?: 'creditors' | 'debts';
      unit?: 1 | 1000 | 1000000 | 1000000000;
      value?: 'amount' | 'share' | 'person' | 'real' | 'gdp';
      prices?: number;
      zoom?: 1;
      open?: string;
      sort?: string;
      find?: string;
      measure?:
        | 'periodDone'
        | 'yearCorrectionPlan'
        | 'percentDoneToYearCorrectionPlan'
        | 'doneChangePercent'
        | 'yearBeginPlan'
        | 'planChange'
        | 'planChangePercent'
        | 'periodCorrectionPlan'
        | 'percentDoneToPeriodCorrectionPlan'
        | 'deviationToPeriodCorrectionPlan'
        | 'openAllocPeriod'
        | 'directedAllocPeriod'
        | 'donePeriod'
        | 'rozpisZmin'
        | 'koshtorysZmin'
        | 'correctionYearDonePercent'
        | 'total'
        | 'general'
        | 'special'
        | 'done'
        | 'yearPlan'
        | 'donePercent'
        | 'received'
        | 'overdue'
        | 'closing'
        | 'repaid'
        | 'interest'
        | 'given'
        | 'opening'
        | 'revaluation'
        | 'adoptedPlan'
        | 'draftPlan'
        | 'change'
        | 'lawChange'
        | 'lawChangePercent'
        | 'previousDone';
      page?: number;
      code?: string;
    };
    calls: 'reports/financing';
    rows: Calls['reports/financing']['row'];
  };
  'national-budget/grk': {
    path: '/national-budget/grk';
    parameters: {};
    filters: 'year' | 'monthFrom' | 'monthTo' | 'fundType';
    search: {
      year?: number;
      monthFrom?: number;
      monthTo?: number;
      fundType?: 'TOTAL' | 'COMMON' | 'SPECIAL';
      unit?: 1 | 1000 | 1000000 | 1000000000;
      value?: 'amount' | 'share' | 'person' | 'real' | 'gdp';
      prices?: number;
      zoom?: 1;
      open?: string;
      sort?: string;
      find?: string;
      measure?:
        | 'periodDone'
        | 'yearCorrectionPlan'
        | 'percentDoneToYearCorrectionPlan'
        | 'doneChangePercent'
        | 'yearBeginPlan'
        | 'planChange'
        | 'planChangePercent'
        | 'periodCorrectionPlan'
        | 'percentDoneToPeriodCorrectionPlan'
        | 'deviationToPeriodCorrectionPlan'
        | 'openAllocPeriod'
        | 'directedAllocPeriod'
        | 'donePeriod'
        | 'rozpisZmin'
        | 'koshtorysZmin'
        | 'correctionYearDonePercent'
        | 'total'
        | 'general'
        | 'special'
        | 'done'
        | 'yearPlan'
        | 'donePercent'
        | 'received'
        | 'overdue'
        | 'closing'
        | 'repaid'
        | 'interest'
        | 'given'
        | 'opening'
        | 'revaluation'
        | 'adoptedPlan'
        | 'draftPlan'
        | 'change'
        | 'lawChange'
        | 'lawChangePercent'
        | 'previousDone';
      page?: number;
      code?: string;
    };
    calls: 'reports/expenses';
    rows: Calls['reports/expenses']['row'];
  };
  'national-budget/incomes': {
    path: '/national-budget/incomes';
    parameters: {};
    filters: 'year' | 'monthFrom' | 'monthTo' | 'fundType';
    search: {
      year?: number;
      monthFrom?: number;
      monthTo?: number;
      fundType?: 'TOTAL' | 'COMMON' | 'SPECIAL';
      unit?: 1 | 1000 | 1000000 | 1000000000;
      value?: 'amount' | 'share' | 'person' | 'real' | 'gdp';
      prices?: number;
      zoom?: 1;
      reading?: 'easy';
      open?: string;
      sort?: string;
      find?: string;
      measure?:
        | 'periodDone'
        | 'yearCorrectionPlan'
        | 'percentDoneToYearCorrectionPlan'
        | 'doneChangePercent'
        | 'yearBeginPlan'
        | 'planChange'
        | 'planChangePercent'
        | 'periodCorrectionPlan'
        | 'percentDoneToPeriodCorrectionPlan'
        | 'deviationToPeriodCorrectionPlan'
        | 'openAllocPeriod'
        | 'directedAllocPeriod'
        | 'donePeriod'
        | 'rozpisZmin'
        | 'koshtorysZmin'
        | 'correctionYearDonePercent'
        | 'total'
        | 'general'
        | 'special'
        | 'done'
        | 'yearPlan'
        | 'donePercent'
        | 'received'
        | 'overdue'
        | 'closing'
        | 'repaid'
        | 'interest'
        | 'given'
        | 'opening'
        | 'revaluation'
        | 'adoptedPlan'
        | 'draftPlan'
        | 'change'
        | 'lawChange'
        | 'lawChangePercent'
        | 'previousDone';
      page?: number;
      code?: string;
    };
    calls: 'reports/income-details';
    rows: Calls['reports/income-details']['row'];
  };
  'national-budget/index': {path: '/national-budget'; parameters: {}; filters: never; search: {}; calls: never; rows: never};
  'national-budget/state-funds': {
    path: '/national-budget/state-funds';
    parameters: {};
    filters: 'year' | 'monthTo' | 'fundType';
    search: {
      year?: number;
      monthTo?: number;
      fundType?: 'TOTAL' | 'COMMON' | 'SPECIAL';
      unit?: 1 | 1000 | 1000000 | 1000000000;
      value?: 'amount' | 'share' | 'person' | 'real' | 'gdp';
      prices?: number;
      zoom?: 1;
      open?: string;
      sort?: string;
      find?: string;
      measure?:
        | 'periodDone'
        | 'yearCorrectionPlan'
        | 'percentDoneToYearCorrectionPlan'
        | 'doneChangePercent'
        | 'yearBeginPlan'
        | 'planChange'
        | 'planChangePercent'
        | 'periodCorrectionPlan'
        | 'percentDoneToPeriodCorrectionPlan'
        | 'deviationToPeriodCorrectionPlan'
        | 'openAllocPeriod'
        | 'directedAllocPeriod'
        | 'donePeriod'
        | 'rozpisZmin'
        | 'koshtorysZmin'
        | 'correctionYearDonePercent'
        | 'total'
        | 'general'
        | 'special'
        | 'done'
        | 'yearPlan'
        | 'donePercent'
        | 'received'
        | 'overdue'
        | 'closing'
        | 'repaid'
        | 'interest'
        | 'given'
        | 'opening'
        | 'revaluation'
        | 'adoptedPlan'
        | 'draftPlan'
        | 'change'
        | 'lawChange'
        | 'lawChangePercent'
        | 'previousDone';
      page?: number;
      code?: string;
    };
    calls: 'reports/funds-aggregate';
    rows: Calls['reports/funds-aggregate']['row'];
  };
  'national-budget/state-funds/[fundItem]': {
    path: '/national-budget/state-funds/:fundItem';
    parameters: {fundItem: string};
    filters: 'year' | 'monthTo';
    search: {
      year?: number;
      monthTo?: number;
      unit?: 1 | 1000 | 1000000 | 1000000000;
      value?: 'amount' | 'share' | 'person' | 'real' | 'gdp';
      prices?: number;
      zoom?: 1;
      chart?: 'grouped';
      open?: string;
      sort?: string;
      find?: string;
      measure?: 'plan' | 'received' | 'done' | 'percent';
      page?: number;
      code?: string;
    };
    calls: 'reports/fund-years' | 'reports/fund-months';
    rows: Calls['reports/fund-years']['row'] | Calls['reports/fund-months']['row'];
  };
  'national-budget/state-funds/region-develop': {
    path: '/national-budget/state-funds/region-develop';
    parameters: {};
    filters: 'year' | 'monthTo' | 'financeType';
    search: {
      year?: number;
      monthTo?: number;
      financeType?: 'total' | 'dfrr' | 'localBudgets' | 'partners';
      unit?: 1 | 1000 | 1000000 | 1000000000;
      value?: 'amount' | 'share' | 'person' | 'real' | 'gdp';
      prices?: number;
      zoom?: 1;
      chart?: 'grouped';
      open?: string;
      sort?: string;
      find?: string;
      measure?: 'done' | 'yearPlan' | 'donePercent' | 'plan' | 'received' | 'percent';
      page?: number;
      code?: string;
    };
    calls: 'reports/regional-development' | 'reports/fund-months' | 'reports/fund-years';
    rows: Calls['reports/regional-development']['row'] | Calls['reports/fund-months']['row'] | Calls['reports/fund-years']['row'];
  };
  'national-budget/target-programs': {
    path: '/national-budget/target-programs';
    parameters: {};
    filters: 'year' | 'fundType' | 'details';
    search: {
      year?: number;
      fundType?: 'TOTAL' | 'COMMON' | 'SPECIAL';
      treeType?: 'WITHOUT_DETALISATION' | 'KPK';
      unit?: 1 | 1000 | 1000000 | 1000000000;
      value?: 'amount' | 'share' | 'person' | 'real' | 'gdp';
      prices?: number;
      zoom?: 1;
      open?: string;
      sort?: string;
      find?: string;
      measure?:
        | 'periodDone'
        | 'yearCorrectionPlan'
        | 'percentDoneToYearCorrectionPlan'
        | 'doneChangePercent'
        | 'yearBeginPlan'
        | 'planChange'
        | 'planChangePercent'
        | 'periodCorrectionPlan'
        | 'percentDoneToPeriodCorrectionPlan'
        | 'deviationToPeriodCorrectionPlan'
        | 'openAllocPeriod'
        | 'directedAllocPeriod'
        | 'donePeriod'
        | 'rozpisZmin'
        | 'koshtorysZmin'
        | 'correctionYearDonePercent'
        | 'total'
        | 'general'
        | 'special'
        | 'done'
        | 'yearPlan'
        | 'donePercent'
        | 'received'
        | 'overdue'
        | 'closing'
        | 'repaid'
        | 'interest'
        | 'given'
        | 'opening'
        | 'revaluation'
        | 'adoptedPlan'
        | 'draftPlan'
        | 'change'
        | 'lawChange'
        | 'lawChangePercent'
        | 'previousDone';
      page?: number;
      code?: string;
    };
    calls: 'reports/target-programs';
    rows: Calls['reports/target-programs']['row'];
  };
  'not-found': {path: '/not-found'; parameters: {}; filters: never; search: {}; calls: never; rows: never};
  partners: {
    path: '/partners';
    parameters: {};
    filters: never;
    search: {};
    calls: 'source/partners';
    rows: Calls['source/partners']['row'];
  };
  privacy: {path: '/privacy'; parameters: {}; filters: never; search: {}; calls: never; rows: never};
  reuse: {path: '/reuse'; parameters: {}; filters: never; search: {}; calls: never; rows: never};
  search: {path: '/search'; parameters: {}; filters: 'q'; search: {q?: string}; calls: never; rows: never};
  'services/api': {path: '/services/api'; parameters: {}; filters: never; search: {call?: string[]}; calls: never; rows: never};
  'services/index': {path: '/services'; parameters: {}; filters: never; search: {}; calls: never; rows: never};
  'services/site-map': {path: '/services/site-map'; parameters: {}; filters: never; search: {}; calls: never; rows: never};
  settings: {path: '/settings'; parameters: {}; filters: never; search: {}; calls: never; rows: never};
  'site-map': {path: '/site-map'; parameters: {}; filters: never; search: {}; calls: never; rows: never};
  'spending-agencies/[profileId]/compare': {
    path: '/spending-agencies/:profileId/compare';
    parameters: {profileId: string};
    filters: never;
    search: {report?: string[]; only?: 'changed'};
    calls: 'budget-process/report';
    rows: Calls['budget-process/report']['row'];
  };
  'spending-agencies/[profileId]/implementation/[idReport]': {
    path: '/spending-agencies/:profileId/implementation/:idReport';
    parameters: {profileId: string; idReport: string};
    filters: never;
    search: {};
    calls: 'budget-process/report';
    rows: Calls['budget-process/report']['row'];
  };
  'spending-agencies/[profileId]/implementation/index': {
    path: '/spending-agencies/:profileId/implementation';
    parameters: {};
    filters: never;
    search: {};
    calls: never;
    rows: never;
  };
  'spending-agencies/[profileId]/implementation/passports/[idReport]': {
    path: '/spending-agencies/:profileId/implementation/passports/:idReport';
    parameters: {profileId: string; idReport: string};
    filters: never;
    search: {};
    calls: 'budget-process/report';
    rows: Calls['budget-process/report']['row'];
  };
  'spending-agencies/[profileId]/implementation/passports/index': {
    path: '/spending-agencies/:profileId/implementation/passports';
    parameters: {profileId: string};
    filters: never;
    search: {year?: string};
    calls: 'budget-process/registry';
    rows: Calls['budget-process/registry']['row'];
  };
  'spending-agencies/[profileId]/implementation/reports/[idReport]': {
    path: '/spending-agencies/:profileId/implementation/reports/:idReport';
    parameters: {profileId: string; idReport: string};
    filters: never;
    search: {};
    calls: 'budget-process/report';
    rows: Calls['budget-process/report']['row'];
  };
  'spending-agencies/[profileId]/implementation/reports/index': {
    path: '/spending-agencies/:profileId/implementation/reports';
    parameters: {profileId: string};
    filters: never;
    search: {year?: string};
    calls: 'budget-process/registry';
    rows: Calls['budget-process/registry']['row'];
  };
  'spending-agencies/[profileId]/index': {
    path: '/spending-agencies/:profileId';
    parameters: {};
    filters: never;
    search: {};
    calls: never;
    rows: never;
  };
  'spending-agencies/[profileId]/info': {
    path: '/spending-agencies/:profileId/info';
    parameters: {profileId: string};
    filters: 'year' | 'monthTo';
    search: {
      year?: number;
      monthTo?: number;
      unit?: 1 | 1000 | 1000000 | 1000000000;
      value?: 'amount' | 'share' | 'person' | 'real' | 'gdp';
      prices?: number;
      zoom?: 1;
      open?: string;
      sort?: string;
      find?: string;
      measure?: 'periodDone' | 'yearCorrectionPlan' | 'percentDoneToYearCorrectionPlan';
      page?: number;
      code?: string;
    };
    calls: 'reports/expenses' | 'agency/profile' | 'agency/lower';
    rows: Calls['reports/expenses']['row'] | Calls['agency/profile']['row'] | Calls['agency/lower']['row'];
  };
  'spending-agencies/[profileId]/planning/[idReport]': {
    path: '/spending-agencies/:profileId/planning/:idReport';
    parameters: {profileId: string; idReport: string};
    filters: never;
    search: {};
    calls: 'budget-process/report';
    rows: Calls['budget-process/report']['row'];
  };
  'spending-agencies/[profileId]/planning/index': {
    path: '/spending-agencies/:profileId/planning';
    parameters: {profileId: string};
    filters: never;
    search: {year?: string};
    calls: 'budget-process/registry';
    rows: Calls['budget-process/registry']['row'];
  };
  'spending-agencies/[profileId]/profile': {
    path: '/spending-agencies/:profileId/profile';
    parameters: {};
    filters: never;
    search: {};
    calls: never;
    rows: never;
  };
  'spending-agencies/[profileId]/report/[idReport]': {
    path: '/spending-agencies/:profileId/report/:idReport';
    parameters: {profileId: string; idReport: string};
    filters: never;
    search: {};
    calls: 'budget-process/report';
    rows: Calls['budget-process/report']['row'];
  };
  'spending-agencies/[profileId]/report/index': {
    path: '/spending-agencies/:profileId/report';
    parameters: {profileId: string};
    filters: never;
    search: {year?: string};
    calls: 'budget-process/registry';
    rows: Calls['budget-process/registry']['row'];
  };
  'spending-agencies/[profileId]/result': {
    path: '/spending-agencies/:profileId/result';
    parameters: {profileId: string};
    filters: never;
    search: {report?: string[]; only?: 'changed'};
    calls: 'budget-process/report';
    rows: Calls['budget-process/report']['row'];
  };
  'spending-agencies/graphic': {
    path: '/spending-agencies/graphic';
    parameters: {};
    filters: 'agencyChapter' | 'agencyState' | 'search' | 'year' | 'monthTo';
    search: {
      agencyChapter?: 'state' | 'regions';
      agencyState?: 'ALL' | 'actual' | 'excluded';
      search?: string;
      year?: number;
      monthTo?: number;
      agency?: string;
      lines?: 'all';
    };
    calls: 'reports/expenses';
    rows: Calls['reports/expenses']['row'];
  };
  'spending-agencies/hierarchical': {
    path: '/spending-agencies/hierarchical';
    parameters: {};
    filters: 'agencyChapter' | 'agencyState' | 'search';
    search: {
      agencyChapter?: 'state' | 'local' | 'departmentsState' | 'departmentsLocal' | 'regions';
      agencyState?: 'ALL' | 'actual' | 'excluded';
      search?: string;
      open?: string;
    };
    calls: 'agency/roots';
    rows: Calls['agency/roots']['row'];
  };
  'spending-agencies/implementation': {
    path: '/spending-agencies/implementation';
    parameters: {};
    filters: never;
    search: {};
    calls: never;
    rows: never;
  };
  'spending-agencies/index': {path: '/spending-agencies'; parameters: {}; filters: never; search: {}; calls: never; rows: never};
  'spending-agencies/info': {path: '/spending-agencies/info'; parameters: {}; filters: never; search: {}; calls: never; rows: never};
  'spending-agencies/not-found': {
    path: '/spending-agencies/not-found';
    parameters: {};
    filters: never;
    search: {};
    calls: never;
    rows: never;
  };
  'spending-agencies/planning': {
    path: '/spending-agencies/planning';
    parameters: {};
    filters: never;
    search: {};
    calls: never;
    rows: never;
  };
  'spending-agencies/profile': {path: '/spending-agencies/profile'; parameters: {}; filters: never; search: {}; calls: never; rows: never};
  'spending-agencies/report': {path: '/spending-agencies/report'; parameters: {}; filters: never; search: {}; calls: never; rows: never};
  'spending-agencies/tabular': {
    path: '/spending-agencies/tabular';
    parameters: {};
    filters: 'search' | 'agencyType' | 'agencyTerritory' | 'agencyState';
    search: {
      search?: string;
      agencyType?: 'ALL' | 'state' | 'local';
      territory?: string;
      agencyState?: 'ALL' | 'actual' | 'excluded';
      unit?: 1 | 1000 | 1000000 | 1000000000;
      value?: 'amount' | 'share' | 'person' | 'real' | 'gdp';
      prices?: number;
      zoom?: 1;
      page?: number;
      sort?:
        | 'shortName'
        | '-shortName'
        | 'edrpou'
        | '-edrpou'
        | 'territory'
        | '-territory'
        | 'territoryName'
        | '-territoryName'
        | 'type'
        | '-type'
        | 'state'
        | '-state'
        | 'registrationDate'
        | '-registrationDate'
        | 'exclusionDate'
        | '-exclusionDate';
    };
    calls: 'agency/table';
    rows: Calls['agency/table']['row'];
  };
  test: {
    path: '/test';
    parameters: {};
    filters: 'year' | 'monthTo' | 'fundType' | 'processType' | 'q';
    search: {
      year?: number;
      monthTo?: number;
      fundType?: 'TOTAL' | 'COMMON' | 'SPECIAL';
      type?: 'national' | 'local';
      q?: string;
      unit?: 1 | 1000 | 1000000 | 1000000000;
      value?: 'amount' | 'share' | 'person' | 'real' | 'gdp';
      prices?: number;
      zoom?: 1;
      chart?: 'composition' | 'treemap' | 'gap' | 'lines' | 'grouped' | 'multiples' | 'years' | 'stacked';
      open?: string;
      sort?: string;
      find?: string;
      measure?: 'yearCorrectionPlan' | 'periodDone';
      page?: number;
      code?: string;
    };
    calls:
      | 'summary/total'
      | 'reports/income-details'
      | 'summary/dynamics'
      | 'local-budgets/incomes-dynamic'
      | 'local-budgets/expenses-dynamic'
      | 'source/principles'
      | 'source/classification-type'
      | 'data/declaration-table'
      | 'summary/sankey';
    rows:
      | Calls['summary/total']['row']
      | Calls['reports/income-details']['row']
      | Calls['summary/dynamics']['row']
      | Calls['local-budgets/incomes-dynamic']['row']
      | Calls['local-budgets/expenses-dynamic']['row']
      | Calls['source/principles']['row']
      | Calls['source/classification-type']['row']
      | Calls['data/declaration-table']['row']
      | Calls['summary/sankey']['row'];
  };
}

export type PageId = keyof Pages;
export type CallId = keyof Calls;

/** An entry of what is a list; anything else is a row itself. */
export type RowOf<Rows> = Rows extends readonly (infer Row)[] ? Row : Rows;
