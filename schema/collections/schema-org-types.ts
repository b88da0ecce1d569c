/** The types of schema.org that records may have, by what they are a kind of. Written by `record-types.test.ts -u`. */
export const typesOfSchemaOrg = {
  area: `AdministrativeArea City Country SchoolDistrict State`,
  business: `AccountingService AdultEntertainment AmusementPark AnimalShelter ArchiveOrganization ArtGallery Attorney
    Audiology AutoBodyShop AutoDealer AutoPartsStore AutoRental AutoRepair AutoWash AutomatedTeller
    AutomotiveBusiness Bakery BankOrCreditUnion BarOrPub BeautySalon BedAndBreakfast BikeStore BookStore
    BowlingAlley Brewery CafeOrCoffeeShop Campground Casino ChildCare ClothingStore ComedyClub CommunityHealth
    ComputerStore ConvenienceStore CovidTestingFacility DaySpa Dentist DepartmentStore Dermatology DietNutrition
    Distillery DryCleaningOrLaundry Electrician ElectronicsStore Emergency EmergencyService EmploymentAgency
    EntertainmentBusiness ExerciseGym FastFoodRestaurant FinancialService FireStation Florist FoodEstablishment
    FurnitureStore GardenStore GasStation GeneralContractor Geriatric GolfCourse GovernmentOffice GroceryStore
    Gynecologic HVACBusiness HairSalon HardwareStore HealthAndBeautyBusiness HealthClub HobbyShop
    HomeAndConstructionBusiness HomeGoodsStore Hospital Hostel Hotel HousePainter IceCreamShop IndividualPhysician
    InsuranceAgency InternetCafe JewelryStore LegalService Library LiquorStore LocalBusiness Locksmith
    LodgingBusiness MedicalBusiness MedicalClinic MensClothingStore Midwifery MobilePhoneStore Motel
    MotorcycleDealer MotorcycleRepair MovieRentalStore MovieTheater MovingCompany MusicStore NailSalon NightClub
    Notary Nursing Obstetric OfficeEquipmentStore Oncologic Ophthalmology Optician Optometric Otolaryngologic
    OutletStore PawnShop Pediatric PetStore Pharmacy Physician PhysiciansOffice Physiotherapy PlasticSurgery
    Plumber Podiatric PoliceStation PostOffice PrimaryCare ProfessionalService Psychiatric PublicHealth
    PublicSwimmingPool RadioStation RealEstateAgent RecyclingCenter Resort Restaurant RoofingContractor
    SelfStorage ShoeStore ShoppingCenter SkiResort SportingGoodsStore SportsActivityLocation SportsClub
    StadiumOrArena Store TattooParlor TelevisionStation TennisComplex TireShop TouristInformationCenter ToyStore
    TravelAgency VacationRental WholesaleStore Winery`,
  place: `Accommodation Airport Apartment ApartmentComplex Aquarium Beach BoatTerminal BodyOfWater Bridge BuddhistTemple
    BusStation BusStop CampingPitch Canal CatholicChurch Cemetery Church CityHall CivicStructure
    CollegeOrUniversity Continent Courthouse Crematorium DefenceEstablishment DefinedRegion
    EducationalOrganization ElementarySchool Embassy EventVenue GatedResidenceCommunity GovernmentBuilding
    HighSchool HinduTemple HotelRoom House LakeBodyOfWater Landform LandmarksOrHistoricalBuildings
    LegislativeBuilding MeetingRoom MiddleSchool Mosque Mountain Museum MusicVenue OceanBodyOfWater Park
    ParkingFacility PerformingArtsTheater Place PlaceOfWorship Playground Pond Preschool PublicToilet RVPark
    Reservoir Residence RiverBodyOfWater Room School SeaBodyOfWater SingleFamilyResidence SubwayStation Suite
    Synagogue TaxiStand TouristAttraction TouristDestination TrainStation Volcano Waterfall Zoo`,
  person: `Patient Person`,
  product: `BusOrCoach Car DietarySupplement Drug IndividualProduct Motorcycle MotorizedBicycle Product ProductCollection
    ProductGroup ProductModel SomeProducts Vehicle`,
  event: `BroadcastEvent BusinessEvent ChildrensEvent ComedyEvent ConferenceEvent CourseInstance DanceEvent
    DeliveryEvent EducationEvent Event EventSeries ExhibitionEvent Festival FoodEvent Hackathon LiteraryEvent
    MusicEvent OnDemandEvent PerformingArtsEvent PublicationEvent SaleEvent ScreeningEvent SocialEvent SportsEvent
    TheaterEvent VisualArtsEvent`,
  job: `JobPosting`,
  service: `BankAccount BroadcastService BrokerageAccount CableOrSatelliteService CreditCard CurrencyConversionService
    DepositAccount FinancialProduct FoodService GovernmentService InvestmentFund InvestmentOrDeposit LoanOrCredit
    MortgageLoan PaymentCard PaymentService RadioBroadcastService Service Taxi TaxiService WebAPI`,
} as const

/** The organizations of schema.org that are no local business. */
export const otherOrganizations = `Airline CollegeOrUniversity Consortium Cooperative Corporation DanceGroup DiagnosticLab
  EducationalOrganization ElementarySchool FundingAgency FundingScheme GovernmentOrganization HighSchool
  LibrarySystem MedicalOrganization MiddleSchool MusicGroup NGO NewsMediaOrganization OnlineBusiness
  OnlineMarketplace OnlineStore Organization PerformingGroup PoliticalParty Preschool Project
  ResearchOrganization ResearchProject School SearchRescueOrganization SportsOrganization SportsTeam
  TheaterGroup VeterinaryCare WorkersUnion`
